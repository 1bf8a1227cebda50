import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error';
import { assertPathSegments } from '../assert-path-segments';
import { readJson } from '../http/read-body';
import type { Reply } from '../http/reply';
import type { RequestPath } from '../http/request-path';
import { commit, type CommitOptions } from './commit';
import { toDatabase } from './database';
import { refuseRead } from './refuse-read';

type FirestoreHandler = (req: IncomingMessage, path: RequestPath) => Promise<Reply>;

/** Whether a request commits, as opposed to reading. */
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

const unknownPath = (): ApiError => new ApiError('notFound', 'This backend has no such method.');

/** `documents:commit` → `documents` and `commit`. */
const splitVerb = (segments: readonly string[]): [string[], string | undefined] => {
  const last = segments.at(-1) ?? '';
  const colon = last.lastIndexOf(':');
  if (colon < 0) return [[...segments], undefined];
  return [[...segments.slice(0, -1), last.slice(0, colon)], last.slice(colon + 1)];
};
