import type { IncomingMessage } from 'node:http';
import { isGroup } from '../../../src/schema/values/group';
import type { JsonRecord } from '../store/json';
import { ApiError } from './reply';

export type RequestPath = {
  /** Decoded: a segment may hold a slash. Empty ones are kept. */
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
};

/**
 * Splits a request's target as it was sent: the URL class would quietly resolve `..` and more.
 * @throws {ApiError} 400 when an escape cannot be decoded.
 */
export const requestPath = (target: string): RequestPath => {
  const [path = '', ...rest] = target.split('?');
  try {
    const segments = path.split('/').slice(1).map(decodeURIComponent);
    return { segments, query: new URLSearchParams(rest.join('?')) };
  } catch {
    throw new ApiError('invalid', 'The path has an escape that cannot be decoded.');
  }
};

const reserved = /^(?:\.\.?|__.*__)$/s;
const forbidden = /[/\p{Control}\p{Surrogate}]/u;
const maxSegmentBytes = 1500;

/**
 * Refuses names that hosted Firebase refuses, or that read as something else than a name: empty,
 * `.`, `..`, `__x__`, with a slash, a control character or half a surrogate pair, or longer than
 * 1500 bytes (Firestore, "Usage and limits").
 * @throws {ApiError} 400
 */
export const assertPathSegments = (segments: readonly string[]): void => {
  for (const segment of segments) {
    const fits =
      segment !== '' &&
      !reserved.test(segment) &&
      !forbidden.test(segment) &&
      Buffer.byteLength(segment) <= maxSegmentBytes;
    if (!fits) throw new ApiError('invalid', 'The path has a name that is not valid.');
  }
};

/** A header that was sent once; undefined without it. */
export const header = (req: IncomingMessage, name: string): string | undefined => {
  const value = req.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** A header with a number of bytes. @throws {ApiError} 400 */
export const byteCount = (req: IncomingMessage, name: string): number => {
  const value = header(req, name) ?? '';
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw new ApiError('invalid', `The header ${name} is not a number of bytes.`);
};

/**
 * The chunks of a request's body, at most `limit` bytes of them.
 * @throws {ApiError} 413 as soon as it is, or says that it will be, longer. The connection stays
 *   open for the answer.
 */
export async function* bodyChunks(req: IncomingMessage, limit: number): AsyncGenerator<Buffer> {
  const tooLarge = () => new ApiError('tooLarge', `The request is larger than ${limit} bytes.`);
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge();
  let total = 0;
  const chunks: AsyncIterable<Buffer> = req.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    total += chunk.length;
    if (total > limit) throw tooLarge();
    yield chunk;
  }
}

/** The whole body. @throws {ApiError} 413 */
export const readBody = async (req: IncomingMessage, limit: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of bodyChunks(req, limit)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** The body as a JSON object. @throws {ApiError} 413, or 400 for anything else. */
export const readJson = async (req: IncomingMessage, limit: number): Promise<JsonRecord> =>
  parseJson(await readBody(req, limit));

/** @throws {ApiError} 400 unless the bytes are UTF-8 and a JSON object. */
export const parseJson = (bytes: Uint8Array): JsonRecord => {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError('invalid', 'The request is not valid JSON.');
  }
  if (!isGroup(value)) throw new ApiError('invalid', 'The request is not a JSON object.');
  return value;
};
