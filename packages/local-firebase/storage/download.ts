import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isOfSameFile, readRange } from '../../http';
import type { Authorize } from '../authorize';
import { ApiError, jsonReply, type Reply } from '../http/reply';
import { header } from '../http/request';
import type { ObjectKey, ObjectStore, StoredObject } from '../store/object-store';
import { objectResource, rulesPath, storedResource } from './objects';

type Wanted = { readonly key: ObjectKey; readonly query: URLSearchParams };
type Options = { readonly store: ObjectStore; readonly authorize: Authorize };

/**
 * An object's metadata or, with `alt=media`, its bytes or a part of them. The token of a download URL stands in for
 * the rules, as it does in hosted Firebase.
 * @throws {ApiError} 403, 404, 416
 */
export const download = async (
  req: IncomingMessage,
  { key, query }: Wanted,
  { store, authorize }: Options,
): Promise<Reply> => {
  const object = await store.read(key);
  const isMedia = query.get('alt') === 'media';
  const token = query.get('token');
  if (!isMedia || !object || token === null || !isSame(token, object.downloadToken)) {
    await authorize({
      method: 'get',
      path: rulesPath(key),
      stored: storedResource(object),
    });
    if (object && isMedia && token !== null) {
      throw new ApiError('denied', 'The download token is not valid.');
    }
  }
  if (!object) throw new ApiError('notFound', 'There is no such object.');
  return isMedia ? media(req, object, store) : jsonReply(objectResource(object));
};

/** The requested bytes of the object as stored, compressed or not. @throws {ApiError} 416 */
const partOf = (req: IncomingMessage, { size, generation }: StoredObject) => {
  const isAsked =
    req.method === 'GET' && isOfSameFile(header(req, 'if-range'), { etag: `"${generation}"` });
  const range = isAsked ? readRange(req.headers.range, size) : undefined;
  if (range !== 'unsatisfiable') return range;
  throw new ApiError('outOfRange', 'The object has no such part.', {
    'Content-Range': `bytes */${size}`,
  });
};

/** Strangers' files: always downloaded, never shown as a page of this site. */
const media = async (
  req: IncomingMessage,
  object: StoredObject,
  store: ObjectStore,
): Promise<Reply> => {
  const { contentType, contentDisposition = '', contentEncoding = 'identity', size } = object;
  const part = partOf(req, object);
  const { start, end } = part ?? { start: 0, end: size - 1 };
  const file = await store.openBytes(object);
  return {
    status: part ? 206 : 200,
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': /^attachment\b/i.test(contentDisposition)
        ? contentDisposition
        : 'attachment',
      // "identity" belongs only in Accept-Encoding (RFC 9110, 12.5.3).
      ...(contentEncoding === 'identity' ? {} : { 'Content-Encoding': contentEncoding }),
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'Accept-Ranges': 'bytes',
      ETag: `"${object.generation}"`,
      ...(part && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
    // An empty file has no last byte.
    body: { stream: file.createReadStream(size > 0 ? { start, end } : {}), size: end - start + 1 },
  };
};

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
