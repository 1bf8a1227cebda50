import { ApiError } from '../api-error';
import type { RulesValue } from '../rules/rules-value';
import { isJsonRecord, type JsonRecord } from '../store/json-record';
import { type Database, documentPath, documentsRoot } from './database';
import { toRulesMap } from './to-rules-map';

export type SetWrite = {
  readonly kind: 'set';
  readonly name: string;
  readonly path: readonly string[];
  /** As sent. */
  readonly fields: JsonRecord;
  /** The same, as rules see them. */
  readonly data: ReadonlyMap<string, RulesValue>;
  /** The precondition; undefined for none. */
  readonly exists: boolean | undefined;
};

type DeleteWrite = { readonly kind: 'delete'; readonly path: readonly string[] };

const unsupportedKeys = ['updateMask', 'updateTransforms', 'transform', 'verify'];

/**
 * The one write of a `documents:commit` request (REST reference, `Write`): the whole document, as
 * `setDoc` and `addDoc` send it, or a deletion.
 * @throws {ApiError} 400 for what is malformed, 501 for what the product does not need.
 */
export const parseWrite = (body: JsonRecord, database: Database): SetWrite | DeleteWrite => {
  const writes: unknown[] = Array.isArray(body.writes) ? body.writes : [];
  if (writes.length > 1 || body.transaction !== undefined) {
    throw new ApiError('unsupported', 'This backend takes one write at a time.');
  }
  const [write] = writes;
  if (!isJsonRecord(write)) throw new ApiError('invalid', 'A commit holds one write.');
  const unsupported = unsupportedKeys.find((key) => !isEmpty(write[key]));
  if (unsupported) throw new ApiError('unsupported', `This backend has no ${unsupported}.`);
  if (write.delete !== undefined) {
    return { kind: 'delete', path: documentPath(write.delete, database) };
  }
  if (!isJsonRecord(write.update)) throw new ApiError('invalid', 'A write holds a document.');

  const { name, fields = {} } = write.update;
  const path = documentPath(name, database);
  const data = toRulesMap(fields);
  const exists = parsePrecondition(write.currentDocument);
  return {
    kind: 'set',
    name: `${documentsRoot(database)}/${path.join('/')}`,
    path,
    fields: isJsonRecord(fields) ? fields : {},
    data,
    exists,
  };
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0);

const parsePrecondition = (value: unknown): boolean | undefined => {
  if (value === undefined) return undefined;
  if (isJsonRecord(value) && value.updateTime !== undefined) {
    throw new ApiError('unsupported', 'This backend has no precondition on the update time.');
  }
  if (isJsonRecord(value) && typeof value.exists === 'boolean') return value.exists;
  throw new ApiError('invalid', 'A precondition is {"exists": true} or {"exists": false}.');
};
