/** A point in time, nanoseconds since 1970-01-01T00:00:00Z. */
export type RulesTimestamp = { readonly type: 'timestamp'; readonly nanos: bigint };
type RulesDuration = { readonly type: 'duration'; readonly nanos: bigint };
/** The result of `toSet()`; each item once, by its key. */
export type RulesSet = { readonly type: 'set'; readonly items: ReadonlyMap<string, RulesValue> };
/** Values that these rules can compare but not look into. */
type Opaque = { readonly type: 'path' | 'bytes' | 'latlng'; readonly text: string };

/** A value of the rules language: an int is a bigint, a float is a number. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly RulesValue[]
  | ReadonlyMap<string, RulesValue>
  | RulesTimestamp
  | RulesDuration
  | RulesSet
  | Opaque;

type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'list'
  | 'map'
  | RulesTimestamp['type']
  | RulesDuration['type']
  | RulesSet['type']
  | Opaque['type'];

/** The evaluation of an expression failed; its `allow` does not grant. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
}

export const isList = (value: RulesValue): value is readonly RulesValue[] => Array.isArray(value);

export const isMap = (value: RulesValue): value is ReadonlyMap<string, RulesValue> =>
  value instanceof Map;

export const isNumber = (value: RulesValue): value is bigint | number =>
  typeof value === 'bigint' || typeof value === 'number';

export const typeName = (value: RulesValue): TypeName => {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (isList(value)) return 'list';
  return isMap(value) ? 'map' : value.type;
};

export const timestamp = (milliseconds: number): RulesTimestamp => ({
  type: 'timestamp',
  nanos: BigInt(Math.trunc(milliseconds)) * 1_000_000n,
});

/** Equality of the rules language: deep, and 1 == 1.0. Values of different types are unequal. */
export const rulesEqual = (a: RulesValue, b: RulesValue): boolean => {
  // Most comparisons take this shortcut.
  if (typeof a === 'string' || typeof b === 'string') return a === b;
  // Loose on purpose: only `==` compares a bigint with a number by value.
  if (isNumber(a) && isNumber(b)) return a == b;
  if (isList(a) && isList(b)) {
    return a.length === b.length && a.every((item, index) => rulesEqual(item, b[index] ?? null));
  }
  if (isMap(a) && isMap(b)) {
    return a.size === b.size && [...a].every(([key, value]) => has(b, { key, value }));
  }
  if (isList(a) || isMap(a) || isList(b) || isMap(b)) return false;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if ('nanos' in a) return 'nanos' in b && a.type === b.type && a.nanos === b.nanos;
  if (a.type === 'set') {
    return (
      b.type === 'set' &&
      a.items.size === b.items.size &&
      [...a.items.keys()].every((key) => b.items.has(key))
    );
  }
  return 'text' in b && a.type === b.type && a.text === b.text;
};

const has = (map: ReadonlyMap<string, RulesValue>, entry: { key: string; value: RulesValue }) => {
  const other = map.get(entry.key);
  return other !== undefined && rulesEqual(entry.value, other);
};

/** A text that is the same for equal values only, so that a list becomes a set in linear time. */
const keyOf = (value: RulesValue): string => {
  if (typeof value === 'bigint') return `number ${value}`;
  if (typeof value === 'number') {
    return `number ${Number.isInteger(value) ? BigInt(value) : value}`;
  }
  if (isList(value)) return `list ${JSON.stringify(value.map(keyOf))}`;
  if (isMap(value)) {
    const entries = [...value].map(([name, each]) => [name, keyOf(each)]);
    return `map ${JSON.stringify(entries.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))}`;
  }
  if (typeof value !== 'object' || value === null) return `${typeName(value)} ${String(value)}`;
  if (value.type === 'set') return `set ${JSON.stringify([...value.items.keys()].sort())}`;
  return `${value.type} ${'nanos' in value ? value.nanos : value.text}`;
};

export const toSet = (list: readonly RulesValue[]): RulesSet => ({
  type: 'set',
  items: new Map(list.map((item) => [keyOf(item), item])),
});
