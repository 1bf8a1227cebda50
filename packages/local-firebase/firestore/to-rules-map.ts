import type { IncomingMessage } from 'node:http';
import { isGroup } from '../../../src/schema/values/group';
import { ApiError } from '../http/reply';
import { isList, isMap, type RulesValue, timestamp } from '../rules/rules-value';

/** The SDK's download address of stored files. */
const hosted = 'https://firebasestorage.googleapis.com';

/**
 * The fields of a record as hosted Firebase would see them: the address of a file on this server
 * becomes Firebase's. So the same rules apply in both places, and none has to allow addresses of
 * localhost.
 */
export const asHosted = (
  data: ReadonlyMap<string, RulesValue>,
  { headers }: Pick<IncomingMessage, 'headers'>,
): ReadonlyMap<string, RulesValue> => {
  const own = `http://${headers.host ?? ''}/v0/b/`;
  const shown = (value: RulesValue): RulesValue => {
    if (typeof value === 'string' && value.startsWith(own)) {
      return `${hosted}/v0/b/${value.slice(own.length)}`;
    }
    if (isList(value)) return value.map(shown);
    return isMap(value) ? asHosted(value, { headers }) : value;
  };
  return new Map([...data].map(([name, value]) => [name, shown(value)]));
};

/** The hosted service's limit on nested maps and lists. */
const maxDepth = 20;
const maxNameBytes = 1500;
const intMin = -(2n ** 63n);
const intMax = 2n ** 63n - 1n;
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z$/;
const doubleWords = new Set(['NaN', 'Infinity', '-Infinity', '-0']);

type Convert = (value: unknown, depth: number) => RulesValue | undefined;

/**
 * Checks the fields of a document in the JSON of Firestore's REST API and gives them as rules see
 * them. Names keep the order in which they were sent.
 * @throws {ApiError} 400 at a kind of value, a name or a depth that the hosted service refuses.
 */
export const toRulesMap = (fields: unknown): ReadonlyMap<string, RulesValue> => toMap(fields, 0);

const toMap = (fields: unknown = {}, depth: number): ReadonlyMap<string, RulesValue> => {
  if (!isGroup(fields)) throw new ApiError('invalid', 'Fields must be a JSON object.');
  const entries = Object.entries(fields).map(([name, value]) => {
    const reserved = /^__.*__$/s.test(name);
    if (name === '' || reserved || Buffer.byteLength(name) > maxNameBytes) {
      throw new ApiError('invalid', 'A field has a name that is not valid.');
    }
    return [name, toValue(value, depth + 1)] as const;
  });
  return new Map(entries);
};

const toValue = (value: unknown, depth: number): RulesValue => {
  if (depth > maxDepth) throw new ApiError('invalid', `Values nest deeper than ${maxDepth}.`);
  const [entry, second] = isGroup(value) ? Object.entries(value) : [];
  const [kind = '', content] = entry ?? [];
  const converted = second ? undefined : kinds.get(kind)?.(content, depth);
  if (converted === undefined) throw new ApiError('invalid', 'A value has no valid type.');
  return converted;
};

const toInt = (value: unknown): bigint | undefined => {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !/^-?\d{1,19}$/.test(text)) return undefined;
  const int = BigInt(text);
  return int < intMin || int > intMax ? undefined : int;
};

const toDouble = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && doubleWords.has(value) ? Number(value) : undefined;
};

const toTimestamp = (value: unknown): RulesValue | undefined => {
  const isTime = typeof value === 'string' && rfc3339.test(value);
  const milliseconds = isTime ? Date.parse(value) : NaN;
  return Number.isNaN(milliseconds) ? undefined : timestamp(milliseconds);
};

const toList = (value: unknown, depth: number): RulesValue | undefined => {
  const items = isGroup(value) ? (value.values ?? []) : undefined;
  return Array.isArray(items) ? items.map((item) => toValue(item, depth + 1)) : undefined;
};

/**
 * A converter for each kind of Value of the REST reference that a form sends, and for times; undefined
 * for content of the wrong kind.
 */
const kinds: ReadonlyMap<string, Convert> = new Map<string, Convert>([
  ['nullValue', (value) => (value === null || value === 'NULL_VALUE' ? null : undefined)],
  ['booleanValue', (value) => (typeof value === 'boolean' ? value : undefined)],
  ['integerValue', toInt],
  ['doubleValue', toDouble],
  ['stringValue', (value) => (typeof value === 'string' ? value : undefined)],
  ['timestampValue', toTimestamp],
  ['arrayValue', toList],
  ['mapValue', (value, depth) => (isGroup(value) ? toMap(value.fields, depth) : undefined)],
]);
