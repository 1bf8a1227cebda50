import { messageOf, passes, type RuleContext } from '../../rules/predicates';
import type { RuleDefinition } from '../../rules/schemas';
import type { EntryValues, PlainValue, Value, Values } from '../../schema/record';
import { isGroup } from '../../schema/values/group';
import type { ValueKind } from '../kind-module';
import type { EntryField, ListDefinition, ListOfFields } from '../registry';
import { mostEntries } from './most-entries';
import { withoutNotes } from './without-notes';

export type ValueKindOf = (field: EntryField) => ValueKind;

export const fewestOf = ({ min = 1 }: Pick<ListDefinition, 'min'>): number =>
  Math.min(min, mostEntries);

export const rulesOf = ({ rules = [] }: ListDefinition, name: string): RuleDefinition[] =>
  rules.filter(({ field }) => field === name);

/** The entries of a list's value; none if it holds anything else. */
export const entriesOf = (value: unknown): EntryValues[] =>
  Array.isArray(value)
    ? (value as unknown[]).filter(
        (each): each is EntryValues => typeof each === 'object' && each !== null,
      )
    : [];

/** Which entry of a list; left out: the one of a stored group. */
export type EntryPlace = { list: ListDefinition; place?: number | undefined };

/** The values of an entry among those of the form; undefined where there is none. */
export const entryAt = (
  { list, place }: EntryPlace,
  values: Values = {},
): EntryValues | undefined => {
  const value = values[list.name];
  if (place !== undefined) return entriesOf(value)[place];
  return isGroup(value) ? value : undefined;
};

/** The values of a form that conditions in its entries can ask: a name that a field of the entries has means that one. */
export const valuesBeside = ({ fields }: Pick<ListOfFields, 'fields'>, values: Values): Values => {
  const own = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !own.has(name)));
};

/** The values that a part of an entry may name: those of the form, and of the entry before them. */
export const valuesFor = (entry: EntryPlace | undefined, values: Values): Values =>
  entry ? { ...valuesBeside(withoutNotes(entry.list), values), ...entryAt(entry, values) } : values;

export const controlName = (list: string, place: number, field: string) =>
  `${list}.${place}.${field}`;

/** An entry as it is added. */
export const newEntry = (list: ListDefinition, kindOf: ValueKindOf): EntryValues =>
  Object.fromEntries(
    withoutNotes(list).fields.map((field) => {
      const start = 'initial' in field ? field.initial : undefined;
      return [field.name, (start ?? kindOf(field).empty(field)) as PlainValue];
    }),
  );

/** What is wrong with a field, and the place of its rule among those of the list, if it is one. */
type Problem = { name: string; message: string; type?: string };

/** What is wrong in one entry, in the order of the list's rules; each field once. */
export const entryProblems = (
  list: ListOfFields,
  { values, kindOf, context }: { values: EntryValues; kindOf: ValueKindOf; context?: RuleContext },
): Problem[] => {
  const { fields, rules = [] } = list;
  // What a condition hides is not among the values.
  const all = { ...valuesBeside(list, context?.values ?? {}), ...values };
  const within = { values, all, today: context?.today ?? '' };
  const shown = fields.filter(({ name, showWhen }) => !showWhen || Object.hasOwn(values, name));
  const found = shown.flatMap((field) => {
    const value: Value = values[field.name] ?? null;
    const own = rulesOf(list, field.name);
    const kind = kindOf(field);
    if (!kind.holds(field, value, own) || kind.fits?.(field, value) === false) {
      const message = kind.errorMessage(field, own[0]?.message, value);
      const place = own[0] ? rules.indexOf(own[0]) : rules.length;
      return [{ name: field.name, message, place }];
    }
    const broken = own.find((rule) => !passes(rule, value, within));
    if (!broken) return [];
    const place = rules.indexOf(broken);
    return [
      {
        name: field.name,
        message: messageOf(broken, value, within),
        type: String(place),
        place,
      },
    ];
  });
  return found.sort((one, other) => one.place - other.place);
};
