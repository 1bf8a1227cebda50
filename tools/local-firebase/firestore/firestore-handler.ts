import type { IncomingMessage } from 'node:http';
import type { Authorize } from '../authorize';
import { ApiError, jsonReply, type Reply } from '../http/reply';
import { readJson, type RequestPath } from '../http/request';
import { rulesEqual, type RulesValue } from '../rules/rules-value';
import type { DocumentStore, StoredDocument } from '../store/document-store';
import { isJsonRecord, type JsonRecord } from '../store/json';
import { type Database, documentPath, documentsRoot, toDatabase } from './database';
import { asHosted, toRulesMap } from './to-rules-map';

/** The whole of a document. */
type Write = {
  readonly name: string;
  /** Below its database, `<collection>/<id>` and so on. */
  readonly path: readonly string[];
  /** As sent. */
  readonly fields: JsonRecord;
  /** The same as values of the rules. */
  readonly data: ReadonlyMap<string, RulesValue>;
};

/**
 * The one write of a `documents:commit` request (REST reference, `Write`), as `setDoc` sends it.
 * @throws {ApiError} 400 for what is malformed, 403 for a deletion, 501 for what the site does not need.
 */
const parseWrite = ({ writes, ...more }: JsonRecord, database: Database): Write => {
  const all: unknown[] = Array.isArray(writes) ? writes : [];
  const [write, ...others] = all;
  if (!isJsonRecord(write)) throw new ApiError('invalid', 'A commit must hold one write.');
  const { update, delete: deleted, ...conditions } = write;
  if (deleted !== undefined) throw neverAllowed();
  if ([...others, ...Object.keys(more), ...Object.keys(conditions)].length > 0) {
    throw new ApiError('unsupported', 'This backend accepts one whole document at a time.');
  }
  if (!isJsonRecord(update)) throw new ApiError('invalid', 'A write must hold a document.');
  const path = documentPath(update.name, database);
  const { fields = {} } = update;
  return {
    name: `${documentsRoot(database)}/${path.join('/')}`,
    path,
    fields: isJsonRecord(fields) ? fields : {},
    data: toRulesMap(fields),
  };
};

type Options = {
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
const commit = async (
  req: IncomingMessage,
  database: Database,
  { store, authorize, clock, limit, onCreated }: Options,
): Promise<Reply> => {
  const { name, path, fields, data } = parseWrite(await readJson(req, limit), database);
  const attempt = async (): Promise<string> => {
    const stored = await store.read(name);
    const before = stored && toRulesMap(stored.fields);
    await authorize({
      method: stored ? 'update' : 'create',
      path: ['databases', database.database, 'documents', ...path],
      incoming: { data: asHosted(data, req) },
      stored: before && { data: asHosted(before, req) },
    });
    if (stored && before) {
      // A retry whose first answer was lost changes nothing.
      if (rulesEqual(before, data)) return stored.updateTime;
      throw neverAllowed();
    }
    const now = rfc3339(clock());
    const document = { name, createTime: now, updateTime: now, fields };
    // Another server on the same folder may have been faster: the rules must then be asked about the
    // new state.
    if (!(await store.create(document))) return attempt();
    onCreated?.(document);
    return now;
  };
  const updateTime = await store.exclusively(name, attempt);
  return jsonReply({ writeResults: [{ updateTime }], commitTime: rfc3339(clock()) });
};

const rfc3339 = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** The rules of no form allow it: they are not asked. */
const neverAllowed = (): ApiError =>
  new ApiError('denied', 'Nobody reads, changes or deletes records here; see /__local/.');

/** Whether a request is a commit, not a read. */
export const isCommit = (req: IncomingMessage, { segments }: RequestPath): boolean =>
  req.method === 'POST' && segments.length === 6 && segments[5] === 'documents:commit';

/**
 * Answers `/v1/projects/{project}/databases/{database}/documents:commit` (Firestore REST reference), and
 * refuses all else. The handler throws ApiError.
 */
export const createFirestoreHandler =
  (options: Options) =>
  async (req: IncomingMessage, requested: RequestPath): Promise<Reply> => {
    const [, , project = '', databases, name = '', documents = ''] = requested.segments;
    if (databases !== 'databases' || !documents.startsWith('documents')) {
      throw new ApiError('notFound', 'This backend does not have this method.');
    }
    const database = toDatabase(project, name);
    if (!isCommit(req, requested)) throw neverAllowed();
    return commit(req, database, options);
  };
