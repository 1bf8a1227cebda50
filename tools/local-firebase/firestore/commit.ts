import type { IncomingMessage } from 'node:http';
import type { Authorize } from '../authorize';
import { ApiError, jsonReply, type Reply } from '../http/reply';
import { readJson } from '../http/request';
import { rulesEqual, type RulesValue } from '../rules/rules-value';
import type { DocumentStore, StoredDocument } from '../store/document-store';
import { isJsonRecord, type JsonRecord } from '../store/json';
import { type Database, documentPath, documentsRoot, rulesPath } from './database';
import { asHosted, toRulesMap } from './to-rules-map';

type SetWrite = {
  readonly kind: 'set';
  readonly name: string;
  readonly path: readonly string[];
  /** As sent. */
  readonly fields: JsonRecord;
  /** The same as values of the rules. */
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
const parseWrite = (body: JsonRecord, database: Database): SetWrite | DeleteWrite => {
  const writes: unknown[] = Array.isArray(body.writes) ? body.writes : [];
  if (writes.length > 1 || body.transaction !== undefined) {
    throw new ApiError('unsupported', 'This backend accepts one write at a time.');
  }
  const [write] = writes;
  if (!isJsonRecord(write)) throw new ApiError('invalid', 'A commit must hold one write.');
  const unsupported = unsupportedKeys.find((key) => !isEmpty(write[key]));
  if (unsupported) throw new ApiError('unsupported', `This backend has no ${unsupported}.`);
  if (write.delete !== undefined) {
    return { kind: 'delete', path: documentPath(write.delete, database) };
  }
  if (!isJsonRecord(write.update)) throw new ApiError('invalid', 'A write must hold a document.');

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

export type CommitOptions = {
  readonly store: DocumentStore;
  readonly authorize: Authorize;
  readonly clock: () => number;
  /** The maximum size of a request in bytes. */
  readonly limit: number;
  /** Called for each new document, once it is durable. */
  readonly onCreated?: ((document: StoredDocument) => void) | undefined;
};

/**
 * `documents:commit` (Firestore REST reference): answers once the document is durable.
 * @throws {ApiError}
 */
export const commit = async (
  req: IncomingMessage,
  database: Database,
  { store, authorize, clock, limit, onCreated }: CommitOptions,
): Promise<Reply> => {
  const write = parseWrite(await readJson(req, limit), database);
  const path = rulesPath(database, write.path);
  if (write.kind === 'delete') {
    await authorize({ method: 'delete', path, incoming: null, stored: null });
    throw new ApiError('unsupported', 'This backend does not delete.');
  }
  const attempt = async (): Promise<string> => {
    const stored = await store.read(write.name);
    assertPrecondition(write, stored);
    const incoming = resource(write.path, asHosted(write.data, req));
    const before = stored && toRulesMap(stored.fields);
    await authorize({
      method: stored ? 'update' : 'create',
      path,
      incoming,
      stored: before ? resource(write.path, asHosted(before, req)) : null,
    });
    // A retry whose first answer was lost changes nothing.
    if (stored && before && rulesEqual(before, write.data)) return stored.updateTime;
    const now = rfc3339(clock());
    // Another server on the same folder may have been faster: the rules must then be asked about the
    // new state.
    return (await save(write, { stored, store, now, onCreated })) ? now : attempt();
  };
  const updateTime = await store.exclusively(write.name, attempt);
  return jsonReply({ writeResults: [{ updateTime }], commitTime: rfc3339(clock()) });
};

const assertPrecondition = ({ exists }: SetWrite, stored: StoredDocument | undefined): void => {
  if (exists === false && stored) throw new ApiError('exists', 'The document already exists.');
  if (exists === true && !stored) throw new ApiError('notFound', 'There is no such document.');
};

/** Resolves to false where the document has been created meanwhile. */
const save = async (
  { name, fields }: SetWrite,
  {
    stored,
    store,
    now,
    onCreated,
  }: { stored: StoredDocument | undefined; now: string } & Pick<
    CommitOptions,
    'store' | 'onCreated'
  >,
): Promise<boolean> => {
  const document = { name, createTime: stored?.createTime ?? now, updateTime: now, fields };
  if (stored) {
    await store.replace(document);
  } else if (await store.create(document)) {
    onCreated?.(document);
  } else {
    return false;
  }
  return true;
};

const resource = (path: readonly string[], data: ReadonlyMap<string, RulesValue>): RulesValue =>
  new Map<string, RulesValue>([
    ['data', data],
    ['id', path.at(-1) ?? ''],
  ]);

const rfc3339 = (milliseconds: number): string => new Date(milliseconds).toISOString();
