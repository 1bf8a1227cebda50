import { valuesBeside } from '../fields/list/entries';
import type { ListOfFields } from '../fields/registry';
import { holds, type Now } from '../rules/holds';
import type { EntryValues, Value } from '../schema/record';

/** Whether the entries of a list do not all ask the same. */
export const hasConditionsWithin = ({ fields }: Pick<ListOfFields, 'fields'>): boolean =>
  fields.some(({ showWhen }) => showWhen);

/**
 * The names of the fields that an entry with these values shows. A condition names a field of the entry, or of the form
 * where the entry has none of that name.
 */
export const shownInEntry = (
  { fields }: ListOfFields,
  entry: EntryValues,
  { values, today }: Now,
): string[] => {
  const seen = valuesBeside({ fields }, values);
  const shown: string[] = [];
  for (const { name, showWhen } of fields) {
    if (showWhen && !holds(showWhen, { values: seen, today })) continue;
    shown.push(name);
    seen[name] = entry[name] ?? null;
  }
  return shown;
};

export const shownEntries = (list: ListOfFields, value: Value, now: Now): Value =>
  Array.isArray(value)
    ? (value as EntryValues[]).map((entry) => {
        const shown = shownInEntry(list, entry, now);
        return Object.fromEntries(Object.entries(entry).filter(([name]) => shown.includes(name)));
      })
    : value;
