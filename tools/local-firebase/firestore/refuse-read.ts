import { ApiError } from '../api-error';
import type { Authorize } from '../authorize';
import { isJsonRecord, type JsonRecord } from '../store/json-record';
import { type Database, documentPath, rulesPath } from './database';

/** Stands for any document when rules are asked about a list. */
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
export const refuseRead = async (
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
  throw new ApiError('unsupported', 'This backend reads nothing back; see /__local/.');
};

const queried = (body: JsonRecord): string => {
  const query = body.structuredQuery;
  const from: unknown = isJsonRecord(query) ? query.from : undefined;
  const first: unknown = Array.isArray(from) ? from[0] : undefined;
  if (isJsonRecord(first) && typeof first.collectionId === 'string') return first.collectionId;
  throw new ApiError('invalid', 'A query names a collection.');
};
