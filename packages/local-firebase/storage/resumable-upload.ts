import type { IncomingMessage } from 'node:http';
import { ApiError, jsonReply, type Reply } from '../http/reply';
import { bodyChunks, byteCount, header, readJson } from '../http/request';
import type { DiskQuota } from '../store/disk-quota';
import type { ObjectKey, StoredObject } from '../store/object-store';
import { objectResource } from './objects';
import { authorizeUpload, saveUpload, type UploadOptions } from './save-upload';
import { toUploadDraft } from './upload-draft';
import type { UploadSession, UploadSessions } from './upload-sessions';

export type ResumableOptions = UploadOptions & {
  readonly sessions: UploadSessions;
  readonly quota: DiskQuota;
  /** Bytes of an object. */
  readonly limit: number;
};

const metadataBytes = 64 * 1024;
/** The SDK's chunks are multiples of this. */
const granularity = 256 * 1024;

/** `X-Goog-Upload-Command: start`: answers where to send the bytes. @throws {ApiError} */
export const startUpload = async (
  req: IncomingMessage,
  key: ObjectKey,
  options: ResumableOptions,
): Promise<Reply> => {
  const { sessions, limit } = options;
  const announced = byteCount(req, 'x-goog-upload-header-content-length');
  if (announced > limit) throw new ApiError('tooLarge', `An object has at most ${limit} bytes.`);
  const draft = toUploadDraft(key, await readJson(req, metadataBytes));
  // An upload that would be refused at its end takes no place; the end decides.
  await authorizeUpload(draft, announced, options);
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

type Step = { readonly req: IncomingMessage; readonly options: ResumableOptions };

/**
 * Appends a request's body to what a session has received; with `all`, the upload ends with it. Resolves
 * once the bytes are durable; a chunk that was cut off, is of a wrong size or found no room leaves
 * nothing. Where what was received before has been removed from the disk, the session stands at what is
 * left, and its client is asked to come back: it then asks where the upload stands.
 * @throws {ApiError} 400, 413, 503, 507, or the file system's or the connection's error
 */
const receive = async (
  session: UploadSession,
  { req, options: { store, quota }, all }: Step & { all: boolean },
): Promise<void> => {
  if (session.stored || byteCount(req, 'x-goog-upload-offset') !== session.received) {
    const { headers } = progress(session);
    throw new ApiError('invalid', 'The offset is not that of the upload.', headers);
  }
  const room = session.announced - session.received;
  const file = await store.openToAppend(session.file);
  let received = 0;
  try {
    const { size } = await file.stat();
    if (size < session.received) {
      quota.removed(session.received - size);
      session.received = size;
      throw new ApiError('unavailable', 'A part of this upload was lost: send it again.');
    }
    for await (const chunk of bodyChunks(req, room)) {
      await quota.reserve(chunk.length);
      received += chunk.length;
      await file.appendFile(chunk);
    }
    if (all && received !== room) {
      throw new ApiError('invalid', 'The upload has another size than it announced.');
    }
    await file.sync();
  } catch (error) {
    quota.giveBack(received);
    await file.truncate(session.received);
    throw error;
  } finally {
    await file.close();
  }
  quota.stored(received);
  session.received += received;
};

/**
 * Every later request of a resumable upload, told apart by `X-Goog-Upload-Command`: `query`,
 * `upload`, or `upload, finalize` with the last bytes. One at a time changes an upload.
 * @throws {ApiError}
 */
export const continueUpload = async (
  req: IncomingMessage,
  { id, key }: { id: string; key: ObjectKey },
  options: ResumableOptions,
): Promise<Reply> => {
  await options.sessions.expire();
  const session = options.sessions.find(id);
  if (session.draft.bucket !== key.bucket || session.draft.name !== key.name) {
    throw new ApiError('invalid', 'This upload belongs to another object.');
  }
  const command = header(req, 'x-goog-upload-command');
  if (command === 'query') return progress(session);
  if (session.busy) {
    throw new ApiError('unavailable', 'Another request of this upload is under way.');
  }
  session.busy = true;
  try {
    if (command === 'upload, finalize') return await finish(session, { req, options });
    if (command !== 'upload') throw new ApiError('invalid', 'The upload command is not valid.');
    await receive(session, { req, options, all: false });
    return progress(session);
  } finally {
    session.busy = false;
    session.touchedAt = options.clock();
  }
};

const finish = async (session: UploadSession, { req, options }: Step): Promise<Reply> => {
  // The first answer may have been lost.
  if (session.stored) return finished(session.stored);
  await receive(session, { req, options, all: true });
  try {
    const bytes = { bytesFile: session.bytesFile, file: session.file, size: session.received };
    session.stored = await saveUpload(session.draft, bytes, options);
  } catch (error) {
    // After a client error the bytes are useless; after a full disk they are not.
    if (error instanceof ApiError && error.httpStatus < 500) await options.sessions.drop(session);
    throw error;
  }
  return finished(session.stored);
};

const progress = ({ stored, received }: UploadSession): Reply => {
  const headers = {
    'X-Goog-Upload-Status': stored ? 'final' : 'active',
    'X-Goog-Upload-Size-Received': String(received),
  };
  return { status: 200, headers, body: '' };
};

const finished = (stored: StoredObject): Reply =>
  jsonReply(objectResource(stored), { headers: { 'X-Goog-Upload-Status': 'final' } });
