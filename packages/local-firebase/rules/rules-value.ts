/** A point in time, nanoseconds since 1970-01-01T00:00:00Z; or a length of time. */
type Time = { readonly type: 'timestamp' | 'duration'; readonly nanos: bigint };

/** The result of `toSet()`: the keys of its items. */
type RulesSet = ReadonlySet<string>;

/** The result of `diff()`: the names of what differs. */
type MapDiff = { readonly type: 'map_diff'; readonly affected: readonly string[] };

/** A value of the rules language: an int is a bigint, a float is a number. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly RulesValue[]
  | ReadonlyMap<string, RulesValue>
  | RulesSet
  | MapDiff
  | Time;

/** The evaluation of an expression failed; its `allow` does not grant. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
}

/** A request that asks more than Firebase evaluates; no other rule allows it. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
}

export const isList = (value: RulesValue): value is readonly RulesValue[] => Array.isArray(value);

export const isMap = (value: RulesValue): value is ReadonlyMap<string, RulesValue> =>
  value instanceof Map;

export const isSet = (value: RulesValue): value is RulesSet => value instanceof Set;

export const isMapDiff = (value: RulesValue): value is MapDiff =>
  typeof value === 'object' && value !== null && 'affected' in value;

export const isNumber = (value: RulesValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

export const typeName = (value: RulesValue): string => {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (isList(value)) return 'list';
  if (isSet(value)) return 'set';
  return isMap(value) ? 'map' : value.type;
};

export const timestamp = (milliseconds: number): Time => ({
  type: 'timestamp',
  nanos: BigInt(Math.trunc(milliseconds)) * 1_000_000n,
});

/** A text that is the same for equal values only: 1 is 1.0, and the order of a map does not count. */
export const keyOf = (value: RulesValue): string =>
  JSON.stringify(value, (_name, each: RulesValue) => {
    if (isNumber(each)) return { number: String(each) };
    if (isSet(each)) return { set: [...each].sort() };
    return isMap(each) ? { map: [...each].sort(([a], [b]) => (a < b ? -1 : 1)) } : each;
  });

/** Equality of the rules language. Values of different types are unequal. */
export const rulesEqual = (a: RulesValue, b: RulesValue): boolean =>
  // Most comparisons take this shortcut.
  typeof a === 'string' || typeof b === 'string' ? a === b : keyOf(a) === keyOf(b);
