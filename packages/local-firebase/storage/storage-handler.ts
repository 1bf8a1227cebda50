import type { IncomingMessage } from 'node:http';
import { ApiError, type Reply } from '../http/reply';
import { header, type RequestPath } from '../http/request';
import { download } from './download';
import { type MultipartOptions, multipartUpload } from './multipart-upload';
import { toObjectKey } from './objects';
import { continueUpload, type ResumableOptions, startUpload } from './resumable-upload';

type StorageHandler = (req: IncomingMessage, path: RequestPath) => Promise<Reply>;

/**
 * Serves `/v0/b/{bucket}/o…`, the Firebase Storage SDK's API. An object's name is one encoded segment.
 * The handler throws ApiError.
 */
export const createStorageHandler =
  (options: MultipartOptions & ResumableOptions): StorageHandler =>
  async (req, { segments, query }) => {
    const [, , bucket = '', o, name] = segments;
    if (o !== 'o' || segments.length > 5) {
      throw new ApiError(
        'notFound',
        'There is no such path; the slashes of a name must be encoded.',
      );
    }
    if (name !== undefined) return onObject(req, { bucket, name, query }, options);
    if (req.method === 'POST') return upload(req, { bucket, query }, options);
    if (req.method !== 'GET') throw badMethod(req, 'GET, POST');
    throw neverAllowed();
  };

const onObject = (
  req: IncomingMessage,
  { bucket, name, query }: { bucket: string; name: string; query: URLSearchParams },
  options: ResumableOptions,
): Promise<Reply> => {
  const key = toObjectKey(bucket, name);
  if (req.method === 'GET' || req.method === 'HEAD') return download(req, { key, query }, options);
  if (req.method !== 'DELETE') throw badMethod(req, 'GET, HEAD');
  throw neverAllowed();
};

const upload = (
  req: IncomingMessage,
  { bucket, query }: { bucket: string; query: URLSearchParams },
  options: MultipartOptions & ResumableOptions,
): Promise<Reply> => {
  const key = toObjectKey(bucket, query.get('name') ?? '');
  const id = query.get('upload_id');
  if (id !== null) return continueUpload(req, { id, key }, options);
  const protocol = header(req, 'x-goog-upload-protocol');
  if (protocol === 'multipart') return multipartUpload(req, key, options);
  if (protocol === 'resumable' && header(req, 'x-goog-upload-command') === 'start') {
    return startUpload(req, key, options);
  }
  throw new ApiError('invalid', 'An upload must be multipart, or resumable and begin with start.');
};

/** The rules of no form allow it: they are not asked. */
const neverAllowed = (): ApiError =>
  new ApiError('denied', 'Nobody lists or deletes files here; see /__local/.');

const badMethod = (req: IncomingMessage, allow: string): ApiError =>
  new ApiError('badMethod', `${req.method ?? ''} is not supported here.`, { Allow: allow });
