import { messageOf, passes, type RuleContext } from '../../rules/predicates';
import type { RuleDefinition } from '../../rules/schemas';
import type { EntryValues, PlainValue, Value, Values } from '../../schema/record';
import { isGroup } from '../../schema/values/group';
import type { ValueKind } from '../kind-module';
import type { AskedList, EntryField, ListDefinition } from '../registry';
import { askedIn } from './asked-in';
import { mostEntries } from './most-entries';

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

export const controlName = (list: string, place: number, field: string) =>
  `${list}.${place}.${field}`;

/** An entry as it is added. */
export const newEntry = (list: ListDefinition, kindOf: ValueKindOf): EntryValues =>
  Object.fromEntries(
    askedIn(list).fields.map((field) => {
      const start = 'initial' in field ? field.initial : undefined;
      return [field.name, (start ?? kindOf(field).empty(field)) as PlainValue];
    }),
  );

type Problem = { name: string; message: string };

/** What is wrong in one entry, in the order of the list's rules; each field once. */
export const entryProblems = (
  list: AskedList,
  { values, kindOf, context }: { values: EntryValues; kindOf: ValueKindOf; context?: RuleContext },
): Problem[] => {
  const { fields, rules = [] } = list;
  // What a condition hides is not among the values.
  const asked = fields.filter(({ name, showWhen }) => !showWhen || Object.hasOwn(values, name));
  const found = asked.flatMap((field) => {
    const value: Value = values[field.name] ?? null;
    const own = rulesOf(list, field.name);
    const kind = kindOf(field);
    if (!kind.holds(field, value, own) || kind.fits?.(field, value) === false) {
      const message = kind.errorMessage(field, own[0]?.message, value);
      const place = own[0] ? rules.indexOf(own[0]) : rules.length;
      return [{ name: field.name, message, place }];
    }
    const within = { values, today: context?.today ?? '' };
    const broken = own.find((rule) => !passes(rule, value, within));
    return broken
      ? [
          {
            name: field.name,
            message: messageOf(broken, value, within),
            place: rules.indexOf(broken),
          },
        ]
      : [];
  });
  return found.sort((one, other) => one.place - other.place);
};
