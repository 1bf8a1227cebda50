import type { IncomingMessage } from 'node:http';
import type { Authorize } from '../authorize';
import { ApiError, type Reply } from '../http/reply';
import { assertPathSegments, readJson, type RequestPath } from '../http/request';
import { isJsonRecord, type JsonRecord } from '../store/json';
import { commit, type CommitOptions } from './commit';
import { type Database, documentPath, rulesPath, toDatabase } from './database';

/** Stands for any document when rules decide on a list. */
const anyId = '-';

type Read = {
  readonly database: Database;
  readonly authorize: Authorize;
  /** The path below `documents` in the URL. */
  readonly parent: readonly string[];
};

/**
 * Refuses the reads of the SDK the way the hosted service would: 403 where the rules forbid them.
 * Where they allow one, 501: the product reads nothing back.
 * @throws {ApiError} always
 */
const refuseRead = async (
  request: { kind: 'batchGet' | 'runQuery'; body: JsonRecord } | { kind: 'get' },
  { database, authorize, parent }: Read,
): Promise<never> => {
  if (request.kind === 'batchGet') {
    const { documents } = request.body;
    for (const name of Array.isArray(documents) ? documents : []) {
      const path = rulesPath(database, documentPath(name, database));
      await authorize({ method: 'get', path, incoming: null, stored: null });
    }
  } else {
    const below = request.kind === 'get' ? parent : [...parent, queried(request.body)];
    const isDocument = below.length > 0 && below.length % 2 === 0;
    await authorize({
      method: isDocument ? 'get' : 'list',
      path: rulesPath(database, isDocument ? below : [...below, anyId]),
      incoming: null,
      stored: null,
    });
  }
  throw new ApiError('unsupported', 'This backend does not read records; see /__local/.');
};

const queried = (body: JsonRecord): string => {
  const query = body.structuredQuery;
  const from: unknown = isJsonRecord(query) ? query.from : undefined;
  const first: unknown = Array.isArray(from) ? from[0] : undefined;
  if (isJsonRecord(first) && typeof first.collectionId === 'string') return first.collectionId;
  throw new ApiError('invalid', 'A query must name a collection.');
};

type FirestoreHandler = (req: IncomingMessage, path: RequestPath) => Promise<Reply>;

/** Whether a request is a commit, not a read. */
export const isCommit = (req: IncomingMessage, { segments }: RequestPath): boolean =>
  req.method === 'POST' && segments.length === 6 && segments[5] === 'documents:commit';

/**
 * Answers `/v1/projects/{project}/databases/{database}/documents…` (Firestore REST reference).
 * The handler throws ApiError.
 */
export const createFirestoreHandler = (options: CommitOptions): FirestoreHandler => {
  const { authorize, limit } = options;
  return async (req, path) => {
    const [, , project = '', databases, name = '', ...documents] = path.segments;
    const [below, verb] = splitVerb(documents);
    if (databases !== 'databases' || below[0] !== 'documents') throw unknownPath();
    const parent = below.slice(1);
    assertPathSegments(parent);
    const read = { database: toDatabase(project, name), authorize, parent };

    if (verb === undefined) {
      if (req.method === 'GET') return refuseRead({ kind: 'get' }, read);
      throw new ApiError('badMethod', `${req.method} is not supported here.`, { Allow: 'GET' });
    }
    const isKnown = verb === 'batchGet' || verb === 'runQuery';
    if (!isKnown && (verb !== 'commit' || parent.length > 0)) throw unknownPath();
    if (req.method !== 'POST') {
      throw new ApiError('badMethod', `${req.method} is not supported here.`, { Allow: 'POST' });
    }
    if (!isKnown) return commit(req, read.database, options);
    return refuseRead({ kind: verb, body: await readJson(req, limit) }, read);
  };
};

const unknownPath = (): ApiError =>
  new ApiError('notFound', 'This backend does not have this method.');

/** `documents:commit` → `documents` and `commit`. */
const splitVerb = (segments: readonly string[]): [string[], string | undefined] => {
  const last = segments.at(-1) ?? '';
  const colon = last.lastIndexOf(':');
  if (colon < 0) return [[...segments], undefined];
  return [[...segments.slice(0, -1), last.slice(0, colon)], last.slice(colon + 1)];
};
