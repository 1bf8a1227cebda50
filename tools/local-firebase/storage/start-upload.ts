import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error';
import { readJson } from '../http/read-body';
import type { Reply } from '../http/reply';
import type { DiskQuota } from '../store/disk-quota';
import type { ObjectKey } from '../store/object-store';
import { authorizeUpload, type UploadOptions } from './save-upload';
import { toUploadDraft } from './upload-draft';
import { byteCount, header } from './upload-headers';
import type { UploadSessions } from './upload-sessions';

export type ResumableOptions = UploadOptions & {
  readonly sessions: UploadSessions;
  readonly quota: DiskQuota;
  /** Bytes of an object. */
  readonly limit: number;
};

const metadataBytes = 64 * 1024;
/** What the SDK's chunks are multiples of. */
const granularity = 256 * 1024;

/** `X-Goog-Upload-Command: start`: answers where to send the bytes. @throws {ApiError} */
export const startUpload = async (
  req: IncomingMessage,
  key: ObjectKey,
  options: ResumableOptions,
): Promise<Reply> => {
  const { sessions, limit } = options;
  const announced = byteCount(req, 'x-goog-upload-header-content-length');
  if (announced !== undefined && announced > limit) {
    throw new ApiError('tooLarge', `An object has at most ${limit} bytes.`);
  }
  const resource = await readJson(req, metadataBytes);
  const contentType = header(req, 'x-goog-upload-header-content-type');
  const draft = toUploadDraft(key, { resource, contentType });
  // Nobody takes a place with what would be refused at its end; the end decides. Of a size that is not
  // announced the least is asked about.
  await authorizeUpload(draft, announced ?? 1, options);
  await sessions.expire();
  const client = req.socket.remoteAddress ?? '';
  const { id } = await sessions.start(draft, { announced, client });
  return {
    status: 200,
    headers: {
      'X-Goog-Upload-Status': 'active',
      'X-Goog-Upload-URL': uploadUrl(req, key, id),
      'X-Goog-Upload-Chunk-Granularity': String(granularity),
    },
    body: '',
  };
};

const uploadUrl = (req: IncomingMessage, { bucket, name }: ObjectKey, id: string): string => {
  const scheme = 'encrypted' in req.socket ? 'https' : 'http';
  const query = new URLSearchParams({ name, upload_id: id, upload_protocol: 'resumable' });
  return `${scheme}://${req.headers.host ?? 'localhost'}/v0/b/${encodeURIComponent(bucket)}/o?${query.toString()}`;
};
