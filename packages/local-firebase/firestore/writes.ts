import { isGroup } from '../../../src/schema/values/group';
import { isSame } from '../../../src/schema/values/same-value';
import { listOf } from '../../config-values/values';
import { ApiError } from '../http/reply';
import type { JsonRecord } from '../store/json';
import { type Database, documentPath, documentsRoot } from './database';
import { toRulesMap } from './to-rules-map';

/** The names that lead to a value within a document. */
type FieldPath = readonly string[];

/** What a commit does to one document (REST reference, `Write`). */
export type Write = {
  readonly name: string;
  /** Below its database, `<collection>/<id>` and so on. */
  readonly path: readonly string[];
  /** As sent. */
  readonly fields: JsonRecord;
  /** Of all values only these are replaced; undefined: the whole document is. */
  readonly mask: readonly FieldPath[] | undefined;
  readonly increments: readonly { readonly path: FieldPath; readonly by: bigint }[];
};

/** What the site sends in one commit: a record and what it counts. */
const mostWrites = 20;

const segment = /([A-Za-z_][A-Za-z0-9_]*)|`((?:[^`\\]|\\[^])+)`/y;

/** @throws {ApiError} 400 unless it is the path of a field: `a.b`, or `` a.`b c` ``. */
const fieldPath = (text: unknown): FieldPath => {
  const path: string[] = [];
  const whole = typeof text === 'string' ? text : '';
  for (let at = 0; ; at += 1) {
    segment.lastIndex = at;
    const [found = '', plain, quoted = ''] = segment.exec(whole) ?? [];
    path.push(plain ?? quoted.replaceAll(/\\([^])/g, '$1'));
    at += found.length;
    if (found === '' || (at < whole.length && whole[at] !== '.')) {
      throw new ApiError('invalid', 'The path of a field is not valid.');
    }
    if (at === whole.length) return path;
  }
};

/** The one kind of transform that the site sends. */
const parseIncrement = (transform: unknown): Write['increments'][number] => {
  const { fieldPath: path, increment, ...more } = isGroup(transform) ? transform : {};
  const by = isGroup(increment) ? increment.integerValue : undefined;
  if (typeof by !== 'string' || !/^-?\d{1,15}$/.test(by) || Object.keys(more).length > 0) {
    throw new ApiError('unsupported', 'This backend transforms whole numbers only, by increments.');
  }
  return { path: fieldPath(path), by: BigInt(by) };
};

const parseWrite = (write: unknown, database: Database): Write => {
  if (!isGroup(write)) throw new ApiError('invalid', 'A write must be an object.');
  const { update, updateMask, updateTransforms, delete: deleted, ...conditions } = write;
  if (deleted !== undefined) throw neverAllowed();
  if (Object.keys(conditions).length > 0) {
    throw new ApiError('unsupported', 'This backend writes documents without conditions.');
  }
  if (!isGroup(update)) throw new ApiError('invalid', 'A write must hold a document.');
  const path = documentPath(update.name, database);
  const { fields = {} } = update;
  toRulesMap(fields);
  return {
    name: `${documentsRoot(database)}/${path.join('/')}`,
    path,
    fields: isGroup(fields) ? fields : {},
    mask: isGroup(updateMask) ? listOf(updateMask.fieldPaths).map(fieldPath) : undefined,
    increments: listOf(updateTransforms).map(parseIncrement),
  };
};

/**
 * The writes of a `documents:commit` request, each of another document, as `setDoc` and a batch send them.
 * @throws {ApiError} 400 for what is malformed, 403 for a deletion, 501 for what the site does not need.
 */
export const parseWrites = ({ writes, ...more }: JsonRecord, database: Database): Write[] => {
  const all = listOf(writes);
  if (all.length === 0) throw new ApiError('invalid', 'A commit must hold a write.');
  if (all.length > mostWrites || Object.keys(more).length > 0) {
    throw new ApiError('unsupported', `This backend commits up to ${mostWrites} writes at a time.`);
  }
  const parsed = all.map((write) => parseWrite(write, database));
  if (new Set(parsed.map(({ name }) => name)).size < parsed.length) {
    throw new ApiError('unsupported', 'This backend writes a document once in a commit.');
  }
  return parsed;
};

/** Whether it replaces the whole document, as `setDoc` does. */
export const isWhole = ({ mask, increments }: Write): boolean =>
  mask === undefined && increments.length === 0;

const valueAt = (fields: JsonRecord, [name = '', ...rest]: FieldPath): unknown => {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (rest.length === 0) return value;
  const map = isGroup(value) ? value.mapValue : undefined;
  return isGroup(map) ? valueAt(isGroup(map.fields) ? map.fields : {}, rest) : undefined;
};

/** The same fields with another value at a place; undefined: without that value. */
const withValue = (
  fields: JsonRecord,
  [name = '', ...rest]: FieldPath,
  value: unknown,
): JsonRecord => {
  if (rest.length > 0) {
    const map = valueAt(fields, [name]);
    const within = isGroup(map) && isGroup(map.mapValue) ? map.mapValue.fields : {};
    const inner = withValue(isGroup(within) ? within : {}, rest, value);
    return { ...fields, [name]: { mapValue: { fields: inner } } };
  }
  const others = Object.entries(fields).filter(([each]) => each !== name || value !== undefined);
  return value === undefined ? Object.fromEntries(others) : { ...fields, [name]: value };
};

/** The same fields with a number increased; what is no whole number counts as none, as at Firebase. */
export const incremented = (
  fields: JsonRecord,
  { path, by }: Write['increments'][number],
): JsonRecord => {
  const value = valueAt(fields, path);
  const known = isGroup(value) ? value.integerValue : undefined;
  const number = typeof known === 'string' || typeof known === 'number' ? BigInt(known) : 0n;
  return withValue(fields, path, { integerValue: String(number + by) });
};

/** The fields of a document after a write; `stored` are those before, if there is one. */
export const fieldsAfter = (stored: JsonRecord | undefined, write: Write): JsonRecord => {
  const { fields, mask, increments } = write;
  const merged = mask?.reduce(
    (all, path) => withValue(all, path, valueAt(fields, path)),
    stored ?? {},
  );
  // Of a new document they stay in the order in which they were sent.
  const isNew = stored === undefined && isSame(merged, fields);
  return increments.reduce(incremented, isNew ? fields : (merged ?? fields));
};

/** The rules of no form allow it: they are not asked. */
export const neverAllowed = (): ApiError =>
  new ApiError('denied', 'Nobody reads, changes or deletes records here; see /__local/.');
