import type { BinaryOperator } from '../../rules-language';
import {
  EvaluationError,
  isList,
  isMap,
  isMapDiff,
  isNumber,
  isSet,
  keyOf,
  rulesEqual,
  type RulesValue,
  timestamp,
  typeName,
} from './rules-value';

const keysOf = (value: RulesValue): Set<string> => {
  if (isList(value)) return new Set(value.map(keyOf));
  if (isSet(value)) return new Set(value);
  throw new EvaluationError(`expected a list, found ${typeName(value)}`);
};

const sizeOf = (value: RulesValue): bigint | undefined => {
  // UTF-16 units, as at Firebase and in `maxlength` of HTML: an emoji may be two.
  if (typeof value === 'string') return BigInt(value.length);
  if (isList(value)) return BigInt(value.length);
  return isMap(value) || isSet(value) ? BigInt(value.size) : undefined;
};

/** The UTF-16 units from `from` to before `to`. */
export const rangeOf = (text: RulesValue, from: RulesValue, to: RulesValue): string => {
  if (typeof text !== 'string' || typeof from !== 'bigint' || typeof to !== 'bigint') {
    throw new EvaluationError(`${typeName(text)} has no range ${typeName(from)}:${typeName(to)}`);
  }
  if (from < 0n || from > to || to > BigInt(text.length)) {
    throw new EvaluationError(`no range ${from}:${to} in a text of ${text.length}`);
  }
  return text.slice(Number(from), Number(to));
};

/** @throws {EvaluationError} on types that it has no meaning for. */
type Convert = (value: RulesValue) => RulesValue;

/** An int of the digits of a text. */
const intOf: Convert = (value) => {
  if (typeof value === 'string' && /^-?[0-9]{1,18}$/.test(value)) return BigInt(value);
  throw new EvaluationError(`${typeName(value)} is no int`);
};

/** An int as a text. */
const textOf: Convert = (value) => {
  if (typeof value === 'bigint') return String(value);
  throw new EvaluationError(`string() has no meaning here for ${typeName(value)}`);
};

const floatOf: Convert = (value) => {
  if (isNumber(value)) return Number(value);
  throw new EvaluationError(`float() has no meaning for ${typeName(value)}`);
};

/** The functions of the language that make a value one of another type. */
export const conversions: ReadonlyMap<string, Convert> = new Map([
  ['int', intOf],
  ['string', textOf],
  ['float', floatOf],
]);

/** The beginning of the day of this year, month and day of the month, in UTC. */
export const dayOf = (parts: readonly RulesValue[]): RulesValue => {
  const [year = NaN, month = NaN, day = NaN] = parts.map((part) =>
    typeof part === 'bigint' ? Number(part) : NaN,
  );
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) {
    throw new EvaluationError(`there is no day ${year}-${month}-${day}`);
  }
  return timestamp(date.getTime());
};

type Method = {
  /** How many arguments (rules reference, "Interfaces"). */
  readonly takes: number;
  /** Undefined for a value that has no such method. @throws {EvaluationError} */
  readonly call: (of: RulesValue, args: readonly RulesValue[]) => RulesValue | undefined;
};

const onLists = (compare: (own: Set<string>, other: Set<string>) => boolean): Method => ({
  takes: 1,
  call: (own, [other = null]) =>
    isList(own) || isSet(own) ? compare(keysOf(own), keysOf(other)) : undefined,
});

/** The names whose values differ, or that only one of them has. */
const affectedIn = (
  own: ReadonlyMap<string, RulesValue>,
  other: ReadonlyMap<string, RulesValue>,
): string[] =>
  [...new Set([...own.keys(), ...other.keys()])].filter((name) => {
    const [one, two] = [own.get(name), other.get(name)];
    return one === undefined || two === undefined || !rulesEqual(one, two);
  });

/** Texts, and ints as texts, with `between` in between; what else a list may hold is refused. */
const join: Method['call'] = (list, [between = null]) => {
  if (!isList(list) || typeof between !== 'string') return undefined;
  const texts = list.map((each) => {
    if (typeof each === 'string' || typeof each === 'bigint') return String(each);
    throw new EvaluationError(`${typeName(each)} in join()`);
  });
  return texts.join(between);
};

/** The supported methods but for those of pattern-methods.ts. */
export const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['size', { takes: 0, call: sizeOf }],
  [
    'upper',
    { takes: 0, call: (text) => (typeof text === 'string' ? text.toUpperCase() : undefined) },
  ],
  ['join', { takes: 1, call: join }],
  ['keys', { takes: 0, call: (map) => (isMap(map) ? [...map.keys()] : undefined) }],
  ['values', { takes: 0, call: (map) => (isMap(map) ? [...map.values()] : undefined) }],
  ['toSet', { takes: 0, call: (list) => (isList(list) ? keysOf(list) : undefined) }],
  [
    'removeAll',
    {
      takes: 1,
      call: (list, [other = null]) =>
        isList(list) && isList(other)
          ? list.filter((each) => !other.some((one) => rulesEqual(each, one)))
          : undefined,
    },
  ],
  ['hasAll', onLists((own, other) => [...other].every((key) => own.has(key)))],
  ['hasOnly', onLists((own, other) => [...own].every((key) => other.has(key)))],
  ['hasAny', onLists((own, other) => [...own].some((key) => other.has(key)))],
  [
    'toMillis',
    {
      takes: 0,
      call: (time) =>
        typeName(time) === 'timestamp' ? (nanosOf(time) ?? 0n) / 1_000_000n : undefined,
    },
  ],
  [
    'diff',
    {
      takes: 1,
      call: (map, [other = null]) =>
        isMap(map) && isMap(other)
          ? { type: 'map_diff', affected: affectedIn(map, other) }
          : undefined,
    },
  ],
  [
    'affectedKeys',
    { takes: 0, call: (diff) => (isMapDiff(diff) ? keysOf(diff.affected) : undefined) },
  ],
  [
    'get',
    {
      takes: 2,
      call: (map, [name = null, fallback = null]) =>
        isMap(map) && typeof name === 'string' ? (map.get(name) ?? fallback) : undefined,
    },
  ],
]);

type Operation = (left: RulesValue, right: RulesValue) => RulesValue;

const nanosOf = (value: RulesValue): bigint | undefined =>
  typeof value === 'object' && value !== null && 'nanos' in value ? value.nanos : undefined;

const order = (left: RulesValue, right: RulesValue): number => {
  if (isNumber(left) && isNumber(right)) {
    if (Number.isNaN(left) || Number.isNaN(right)) return NaN;
    return left < right ? -1 : Number(left > right);
  }
  if (typeof left === 'string' && typeof right === 'string') {
    return Buffer.compare(Buffer.from(left), Buffer.from(right));
  }
  const [a, b] = [nanosOf(left), nanosOf(right)];
  if (a !== undefined && b !== undefined && typeName(left) === typeName(right)) {
    return a < b ? -1 : Number(a > b);
  }
  throw new EvaluationError(`${typeName(left)} and ${typeName(right)} have no order`);
};

const contains: Operation = (wanted, container) => {
  if (isList(container)) return container.some((item) => rulesEqual(item, wanted));
  if (isMap(container) && typeof wanted === 'string') return container.has(wanted);
  throw new EvaluationError(`${typeName(wanted)} in ${typeName(container)} has no meaning`);
};

const meaningless = (operator: string, left: RulesValue, right: RulesValue) =>
  new EvaluationError(`${typeName(left)} ${operator} ${typeName(right)} has no meaning`);

/** An int has 64 bits. */
const whole = (value: bigint): bigint => {
  if (BigInt.asIntN(64, value) !== value) throw new EvaluationError('the int is too large');
  return value;
};

/** Numbers of one type, texts, or a timestamp and a duration. */
const add: Operation = (left, right) => {
  if (typeof left === 'bigint' && typeof right === 'bigint') return whole(left + right);
  if (typeof left === 'number' && typeof right === 'number') return left + right;
  if (typeof left === 'string' && typeof right === 'string') return left + right;
  const [time, length] = [nanosOf(left), nanosOf(right)];
  if (typeName(left) === 'timestamp' && typeName(right) === 'duration') {
    return { type: 'timestamp', nanos: (time ?? 0n) + (length ?? 0n) };
  }
  throw meaningless('+', left, right);
};

const remainder: Operation = (left, right) => {
  if (typeof left === 'bigint' && typeof right === 'bigint' && right !== 0n) return left % right;
  throw meaningless('%', left, right);
};

const multiply: Operation = (left, right) => {
  if (typeof left === 'bigint' && typeof right === 'bigint') return whole(left * right);
  if (typeof left === 'number' && typeof right === 'number') return left * right;
  throw meaningless('*', left, right);
};

/** Of ints only without a remainder, which would be lost: unused, and so not supported. */
const divide: Operation = (left, right) => {
  if (typeof left === 'bigint' && typeof right === 'bigint' && right !== 0n) {
    if (left % right === 0n) return left / right;
  }
  if (typeof left === 'number' && typeof right === 'number') return left / right;
  throw meaningless('/', left, right);
};

/** Binary operators that evaluate both sides. Each throws EvaluationError on types it has no meaning for. */
export const operators: Readonly<Record<Exclude<BinaryOperator, '&&' | '||'>, Operation>> = {
  '==': rulesEqual,
  '!=': (left, right) => !rulesEqual(left, right),
  '<': (left, right) => order(left, right) < 0,
  '<=': (left, right) => order(left, right) <= 0,
  '>': (left, right) => order(left, right) > 0,
  '>=': (left, right) => order(left, right) >= 0,
  in: contains,
  '+': add,
  '*': multiply,
  '/': divide,
  '%': remainder,
};
