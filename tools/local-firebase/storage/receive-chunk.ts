import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error';
import { bodyChunks } from '../http/read-body';
import type { DiskQuota } from '../store/disk-quota';
import type { UploadSession } from './upload-sessions';

type Options = {
  readonly quota: DiskQuota;
  /** Bytes that may still come. */
  readonly room: number;
  /** Whether exactly that many have to come, because the upload ends. */
  readonly all: boolean;
};

/**
 * Appends a request's body to what a session has received. Resolves once the bytes are durable; a
 * chunk that was cut off, is of a wrong size or found no room leaves nothing.
 * @throws {ApiError} 400, 413, 507, or the file system's or the connection's error
 */
export const receiveChunk = async (
  session: UploadSession,
  req: IncomingMessage,
  { quota, room, all }: Options,
): Promise<void> => {
  const file = await open(session.file, 'a', 0o600);
  let received = 0;
  try {
    for await (const chunk of bodyChunks(req, room)) {
      quota.reserve(chunk.length);
      received += chunk.length;
      await file.appendFile(chunk);
    }
    if (all && received !== room) {
      throw new ApiError('invalid', 'The upload ends with another size than it announced.');
    }
    await file.sync();
  } catch (error) {
    await file.truncate(session.received);
    quota.release(received);
    throw error;
  } finally {
    await file.close();
  }
  session.received += received;
};
