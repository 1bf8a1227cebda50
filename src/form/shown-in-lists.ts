import type { AskedList } from '../fields/registry';
import type { Condition, FieldCondition } from '../schema/condition';
import type { EntryValues, Value, Values } from '../schema/record';
import { isShown } from './form-fields';

/** The values of the fields that are shown, and the visitor's day, which may go on with a time. */
type Now = { values: Values; today: string };

/** Whether the entries of a list do not all ask the same. */
export const hasConditionsWithin = ({ fields }: Pick<AskedList, 'fields'>): boolean =>
  fields.some(({ showWhen }) => showWhen);

/** Whether a condition holds among the fields that are shown: what is hidden holds nothing, and shows nothing. */
export const holds = (condition: Condition, now: Now): boolean => {
  const { any, all } = condition;
  if (any) return any.some((each) => holds(each, now));
  if (all) return all.every((each) => holds(each, now));
  // Its schema asks for the field of every other condition.
  const own = condition as FieldCondition;
  return Object.hasOwn(now.values, own.field) && isShown([own], now);
};

/**
 * The names of the fields that an entry with these values shows. A condition names a field of the entry, or of the form
 * where the entry has none of that name.
 */
export const shownInEntry = (
  { fields }: AskedList,
  entry: EntryValues,
  { values, today }: Now,
): string[] => {
  const names = new Set(fields.map(({ name }) => name));
  const seen: Values = Object.fromEntries(
    Object.entries(values).filter(([name]) => !names.has(name)),
  );
  const shown: string[] = [];
  for (const { name, showWhen } of fields) {
    if (showWhen && !holds(showWhen, { values: seen, today })) continue;
    shown.push(name);
    seen[name] = entry[name] ?? null;
  }
  return shown;
};

export const shownEntries = (list: AskedList, value: Value, now: Now): Value =>
  Array.isArray(value)
    ? (value as EntryValues[]).map((entry) => {
        const shown = shownInEntry(list, entry, now);
        return Object.fromEntries(Object.entries(entry).filter(([name]) => shown.includes(name)));
      })
    : value;
