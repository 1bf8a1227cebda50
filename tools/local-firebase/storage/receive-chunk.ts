import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error';
import { bodyChunks } from '../http/read-body';
import type { DiskQuota } from '../store/disk-quota';
import type { ObjectStore } from '../store/object-store';
import type { UploadSession } from './upload-sessions';

type Options = {
  readonly store: ObjectStore;
  readonly quota: DiskQuota;
  /** Bytes that may still come. */
  readonly room: number;
  /** Whether exactly that many have to come, because the upload ends. */
  readonly all: boolean;
};

/**
 * Appends a request's body to what a session has received. Resolves once the bytes are durable; a
 * chunk that was cut off, is of a wrong size or found no room leaves nothing. Where what was received
 * before has been removed from the disk, the session stands at what is left, and its client is asked to
 * come back: it then asks where the upload stands.
 * @throws {ApiError} 400, 413, 503, 507, or the file system's or the connection's error
 */
export const receiveChunk = async (
  session: UploadSession,
  req: IncomingMessage,
  { store, quota, room, all }: Options,
): Promise<void> => {
  const file = await store.openToAppend(session.file);
  let received = 0;
  try {
    const { size } = await file.stat();
    if (size < session.received) {
      quota.removed(session.received - size);
      session.received = size;
      throw new ApiError('unavailable', 'Of this upload something was lost: send it again.');
    }
    for await (const chunk of bodyChunks(req, room)) {
      await quota.reserve(chunk.length);
      received += chunk.length;
      await file.appendFile(chunk);
    }
    if (all && received !== room) {
      throw new ApiError('invalid', 'The upload ends with another size than it announced.');
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
