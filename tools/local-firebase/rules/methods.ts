import { RE2JS } from 're2js';
import {
  EvaluationError,
  isList,
  isMap,
  rulesEqual,
  type RulesSet,
  type RulesTimestamp,
  type RulesValue,
  toSet,
  typeName,
} from './rules-value';

/**
 * Compiles a pattern in RE2 syntax to a test of the whole text, as `matches()` is defined (rules
 * reference, "String"). Takes time linear in the text.
 * @throws {Error} saying what is wrong with the pattern.
 */
export const compilePattern = (pattern: string): ((text: string) => boolean) => {
  const regex = RE2JS.compile(pattern);
  return (text) => regex.testExact(text);
};

type List = readonly RulesValue[];
type Method<Receiver> = (receiver: Receiver, args: List) => RulesValue;
type Table<Receiver> = ReadonlyMap<string, Method<Receiver>>;
type MapValue = ReadonlyMap<string, RulesValue>;

const onList: Table<List> = new Map<string, Method<List>>([
  ['size', (list) => BigInt(list.length)],
  ['hasAll', (list, [other = null]) => listOf(other).every(isIn(list))],
  ['hasOnly', (list, [other = null]) => list.every(isIn(listOf(other)))],
  ['hasAny', (list, [other = null]) => listOf(other).some(isIn(list))],
  ['toSet', toSet],
]);

const onSet: Table<RulesSet> = new Map<string, Method<RulesSet>>([
  ['size', (set) => BigInt(set.items.size)],
]);

const onMap: Table<MapValue> = new Map<string, Method<MapValue>>([
  ['size', (map) => BigInt(map.size)],
  ['keys', (map) => [...map.keys()]],
  ['get', (map, [path = null, fallback = null]) => getPath(map, { path, fallback })],
]);

const onTimestamp: Table<RulesTimestamp> = new Map([
  ['toMillis', (time) => time.nanos / 1_000_000n],
]);

/** How many arguments each supported method takes (rules reference, "Interfaces"). */
export const methodArity: ReadonlyMap<string, number> = new Map([
  ['size', 0],
  ['matches', 1],
  ['trim', 0],
  ['hasAll', 1],
  ['hasOnly', 1],
  ['hasAny', 1],
  ['toSet', 0],
  ['keys', 0],
  ['get', 2],
  ['toMillis', 0],
]);

/**
 * Calls a method of a value.
 * @throws {EvaluationError} when the value's type has no such method, or not for these arguments.
 */
export const callMethod = (name: string, receiver: RulesValue, args: List): RulesValue => {
  const result = find(name, receiver)?.(args);
  if (result === undefined) throw new EvaluationError(`${typeName(receiver)} has no ${name}()`);
  return result;
};

const find = (name: string, receiver: RulesValue): ((args: List) => RulesValue) | undefined => {
  const bind = <Receiver>(table: Table<Receiver>, value: Receiver) => {
    const method = table.get(name);
    return method && ((args: List) => method(value, args));
  };
  if (typeof receiver === 'string') return bind(onString, receiver);
  if (isList(receiver)) return bind(onList, receiver);
  if (isMap(receiver)) return bind(onMap, receiver);
  if (typeof receiver === 'object' && receiver?.type === 'timestamp') {
    return bind(onTimestamp, receiver);
  }
  if (typeof receiver === 'object' && receiver?.type === 'set') return bind(onSet, receiver);
  return undefined;
};

/** Without blanks and control characters at both ends; a pattern would take quadratic time. */
const trimmed = (text: string): string => {
  let [start, end] = [0, text.length];
  while (start < end && text.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(start, end);
};

const onString: Table<string> = new Map<string, Method<string>>([
  // Characters, not UTF-16 units: never stricter than a form that counts units.
  ['size', (text) => BigInt([...text].length)],
  ['matches', (text, [pattern = null]) => matchesWhole(text, pattern)],
  ['trim', trimmed],
]);

const matchesWhole = (text: string, pattern: RulesValue): boolean => {
  if (typeof pattern !== 'string') throw new EvaluationError('matches() takes a string');
  try {
    return compilePattern(pattern)(text);
  } catch (error) {
    throw new EvaluationError(error instanceof Error ? error.message : String(error));
  }
};

/** A list as path walks into nested maps. */
const getPath = (
  map: MapValue,
  { path, fallback }: { path: RulesValue; fallback: RulesValue },
): RulesValue => {
  let value: RulesValue = map;
  for (const key of isList(path) ? path : [path]) {
    if (typeof key !== 'string')
      throw new EvaluationError('get() takes a string or a list of them');
    const next: RulesValue | undefined = isMap(value) ? value.get(key) : undefined;
    if (next === undefined) return fallback;
    value = next;
  }
  return value;
};

const listOf = (value: RulesValue): List => {
  if (!isList(value)) throw new EvaluationError(`expected a list, found ${typeName(value)}`);
  return value;
};

const isIn = (list: List) => (wanted: RulesValue) => list.some((item) => rulesEqual(item, wanted));
