import { orElse } from '../../loading/browser-facilities';
import { passes } from '../../rules/predicates';
import { withoutMarks } from '../../schema/parse-marks';
import type { EntryValues, PlainValue, Value } from '../../schema/record';
import { textOf } from '../../schema/record-texts';
import { isGroup } from '../../schema/values/group';
import type { ValueKind } from '../kind-module';
import type { ListOfFields } from '../registry';
import {
  controlName,
  entriesOf,
  entryProblems,
  fewestOf,
  newEntry,
  rulesOf,
  type ValueKindOf,
} from './entries';
import { withoutNotes } from './without-notes';

const isEntry = (value: unknown): value is EntryValues => isGroup(value);

/**
 * Whether a record may hold the entry: exactly its fields, each within its limits and rules. What has a condition, the
 * form knows: whether such a field is hidden (src/form/shown-in-lists.ts), and whether such a rule asks.
 */
const holdsEntry = (list: ListOfFields, entry: unknown, kindOf: ValueKindOf): boolean =>
  isEntry(entry) &&
  Object.keys(entry).every((key) => list.fields.some(({ name }) => name === key)) &&
  list.fields.every((field) => {
    if (!Object.hasOwn(entry, field.name)) return field.showWhen !== undefined;
    const value: Value = entry[field.name] ?? null;
    const context = { values: entry, today: '', sent: 0 };
    return (
      kindOf(field).holds(field, value, rulesOf(list, field.name)) &&
      rulesOf(list, field.name).every(
        (rule) =>
          rule.clientOnly === true || rule.when !== undefined || passes(rule, value, context),
      )
    );
  });

/** What somebody may have written down as an entry; nothing of it is certain. */
const parsed = (text: string): Record<string, unknown> =>
  orElse(() => {
    const entry: unknown = JSON.parse(text);
    return isEntry(entry) ? entry : {};
  }, {});

const isPlain = (value: unknown): value is PlainValue =>
  ['string', 'boolean', 'number'].includes(typeof value) ||
  value === null ||
  (Array.isArray(value) && value.every((each) => typeof each === 'string'));

/** The values of lists; `kindOf` has the values of their fields. */
export const listValue = (kindOf: ValueKindOf): ValueKind<'list'> => {
  const restored = (list: ListOfFields, text: string): EntryValues => {
    const entry = parsed(text);
    const own = list.fields.flatMap((field) => {
      const value = Object.hasOwn(entry, field.name) ? entry[field.name] : undefined;
      if (!isPlain(value)) return [];
      const { write, restore } = kindOf(field);
      const back = restore(field, { kind: field.kind, entries: write(value) });
      return back === undefined ? [] : [[field.name, back as PlainValue] as const];
    });
    return { ...newEntry(list, kindOf), ...Object.fromEntries(own) };
  };
  const started = (list: ListOfFields, entries: EntryValues[] = []): EntryValues[] => [
    ...entries,
    ...Array.from({ length: Math.max(0, fewestOf(list) - entries.length) }, () =>
      newEntry(list, kindOf),
    ),
  ];

  return {
    empty: (list) => started(withoutNotes(list)),
    // Its controls are those of its fields.
    read: () => [],
    write: (value) => entriesOf(value).map((entry) => JSON.stringify(entry)),
    restore: (list, { kind, entries }) =>
      kind === 'list'
        ? started(
            withoutNotes(list),
            entries.slice(0, list.max).map((text) => restored(withoutNotes(list), text)),
          )
        : undefined,
    holds: (list, value) =>
      Array.isArray(value) &&
      value.length >= fewestOf(list) &&
      value.length <= list.max &&
      value.every((entry) => holdsEntry(withoutNotes(list), entry, kindOf)),
    errorMessage: ({ min, max }, first) => first ?? `Please fill in ${min ?? 1} to ${max} entries`,
    sent: (list, value) =>
      entriesOf(value).map((entry) =>
        Object.fromEntries(
          withoutNotes(list).fields.flatMap((field) => {
            const own = entry[field.name];
            const { sent } = kindOf(field);
            return own === undefined
              ? []
              : [[field.name, (sent?.(field, own) ?? own) as PlainValue] as const];
          }),
        ),
      ),
    problemsWithin: ({ field: list }, value, context) =>
      entriesOf(value).flatMap((values, place) =>
        entryProblems(withoutNotes(list), { values, kindOf, ...(context && { context }) }).map(
          ({ name, message, type }) => ({
            path: `[${place}].${name}`,
            message,
            ...(type !== undefined && { type }),
          }),
        ),
      ),
    readWithin: (list, textsOf) => {
      const { fields } = withoutNotes(list);
      const entryAt = (place: number): EntryValues | undefined => {
        const texts = fields.map((field) => textsOf(controlName(list.name, place, field.name)));
        if (texts.every((each) => each === undefined)) return undefined;
        return Object.fromEntries(
          fields.map((field, at) => [
            field.name,
            kindOf(field).read(texts[at] ?? [], field) as PlainValue,
          ]),
        );
      };
      const found: EntryValues[] = [];
      for (let entry = entryAt(0); entry; entry = entryAt(found.length)) found.push(entry);
      return found;
    },
    inWords: (list, value, options) =>
      entriesOf(value)
        .map((entry) =>
          withoutNotes(list)
            .fields.flatMap((field) => {
              const own = entry[field.name] ?? null;
              const words = kindOf(field).inWords?.(field, own, options) ?? textOf(own);
              return words === '' ? [] : `${withoutMarks(field.label)}: ${words}`;
            })
            .join(', '),
        )
        .filter((words) => words !== '')
        .join('\n'),
  };
};
