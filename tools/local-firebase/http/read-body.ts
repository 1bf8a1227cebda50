import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error';
import { isJsonRecord, type JsonRecord } from '../store/json-record';

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

/** The body as a JSON object. @throws {ApiError} 413, or 400 for anything else than such an object. */
export const readJson = async (req: IncomingMessage, limit: number): Promise<JsonRecord> =>
  parseJson(await readBody(req, limit));

/** @throws {ApiError} 400 unless the bytes are UTF-8 and a JSON object. */
export const parseJson = (bytes: Uint8Array): JsonRecord => {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ApiError('invalid', 'The request is no valid JSON.');
  }
  if (!isJsonRecord(value)) throw new ApiError('invalid', 'The request is no JSON object.');
  return value;
};
