import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error';
import { jsonReply, type Reply } from '../http/reply';
import type { ObjectKey, StoredObject } from '../store/object-store';
import { objectResource } from './object-resource';
import { receiveChunk } from './receive-chunk';
import { saveUpload } from './save-upload';
import type { ResumableOptions } from './start-upload';
import { byteCount, header } from './upload-headers';
import type { UploadSession } from './upload-sessions';

type Step = { readonly req: IncomingMessage; readonly options: ResumableOptions };

/**
 * Every later request of a resumable upload, told apart by `X-Goog-Upload-Command`: `query`,
 * `upload`, `upload, finalize`, `finalize` or `cancel`. One at a time changes an upload.
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
    throw new ApiError('invalid', 'This upload is of another object.');
  }
  const commands = (header(req, 'x-goog-upload-command') ?? '')
    .split(',')
    .map((each) => each.trim());
  if (commands.join() === 'query') return progress(session);
  if (session.busy) {
    throw new ApiError('unavailable', 'Another request of this upload is under way.');
  }
  session.busy = true;
  try {
    switch (commands.join()) {
      case 'upload':
        await receive(session, { req, options, all: false });
        return progress(session);
      case 'finalize':
      case 'upload,finalize':
        return await finish(session, { req, options });
      case 'cancel':
        await options.sessions.drop(session);
        return { status: 200, headers: { 'X-Goog-Upload-Status': 'cancelled' }, body: '' };
      default:
        throw new ApiError('invalid', 'The upload command is not valid.');
    }
  } finally {
    session.busy = false;
    session.touchedAt = options.clock();
  }
};

const finish = async (session: UploadSession, { req, options }: Step): Promise<Reply> => {
  // The answer to the first time may have been lost.
  if (session.stored) return finished(session.stored);
  await receive(session, { req, options, all: session.announced !== undefined });
  try {
    const bytes = { bytesFile: session.bytesFile, file: session.file, size: session.received };
    session.stored = await saveUpload(session.draft, bytes, options);
  } catch (error) {
    // After a refusal the bytes are of no use; after a full disk they are.
    if (error instanceof ApiError && error.httpStatus < 500) await options.sessions.drop(session);
    throw error;
  }
  return finished(session.stored);
};

const receive = async (
  session: UploadSession,
  { req, options, all }: Step & { all: boolean },
): Promise<void> => {
  const { headers } = progress(session);
  if (session.stored || byteCount(req, 'x-goog-upload-offset') !== session.received) {
    throw new ApiError('invalid', 'The offset is not where the upload stands.', headers);
  }
  const room = (session.announced ?? options.limit) - session.received;
  await receiveChunk(session, req, { store: options.store, quota: options.quota, room, all });
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
