import {
  type FirebaseStorage,
  getDownloadURL,
  ref,
  StorageError,
  uploadBytesResumable,
  type UploadTask,
} from 'firebase/storage';
import { withTimeout } from '../loading/browser-facilities';
import type { UploadOptions } from '../submission/gateway';

type StallWatch = {
  /** Rejects once nothing has moved for that long; never resolves. */
  stalled: Promise<never>;
  moved: () => void;
  stop: () => void;
};

/** Detects stalled work; a limit on the total time would also end slow work. */
const watchForStall = (milliseconds: number): StallWatch => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let give: (reason: Error) => void = () => undefined;
  const stalled = new Promise<never>((_, reject) => (give = reject));
  const stop = () => clearTimeout(timer);
  const moved = () => {
    stop();
    timer = setTimeout(
      () => give(new Error(`Nothing moved for ${milliseconds} ms.`)),
      milliseconds,
    );
  };
  moved();
  return { stalled, moved, stop };
};

/** How long reading may take, in milliseconds: a drive may be slow, or gone without a word. */
const longestRead = 10_000;

const hasCode = (reason: unknown, code: string) =>
  reason instanceof StorageError && reason.code === `storage/${code}`;

/**
 * The address of what `task` stored. When the answer to a complete upload is lost, the SDK sends it again and
 * is refused, because nobody may replace a file. Only this upload uses the path: a file found there is this
 * one, and complete.
 */
const addressOf = async (task: UploadTask): Promise<string> => {
  const target = task.snapshot.ref;
  try {
    await task;
  } catch (reason) {
    if (!hasCode(reason, 'unauthorized')) throw reason;
    return getDownloadURL(target).catch(() => Promise.reject(reason as Error));
  }
  return getDownloadURL(target);
};

/**
 * Uploads once, to a path of its own. Gives up when nothing has moved for `storage.maxUploadRetryTime`: the
 * SDK ends its retries then, but waits for an answer for ever.
 */
const attempt = async (storage: FirebaseStorage, file: File, options: UploadOptions) => {
  const { newPath, contentType, extension, onProgress, signal } = options;
  signal.throwIfAborted();
  const target = ref(storage, newPath());
  // The rules require both; the server's defaults may change.
  const contentDisposition = `attachment; filename="${target.name}.${extension}"`;
  const contentEncoding = 'identity';
  const settings = { contentType, contentDisposition, contentEncoding };
  const task = uploadBytesResumable(target, file, settings);
  const watch = watchForStall(storage.maxUploadRetryTime);
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  let furthest = 0;
  const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    // Sending a chunk again is no progress.
    if (bytesTransferred <= furthest) return;
    furthest = bytesTransferred;
    watch.moved();
    onProgress(bytesTransferred / totalBytes);
  });
  try {
    return await Promise.race([addressOf(task), watch.stalled]);
  } finally {
    watch.stop();
    stop();
    cancel();
    signal.removeEventListener('abort', cancel);
  }
};

/**
 * Stores `file` and resolves to its address. The visitor's own file name is not stored: the name is an id
 * with the extension of the file's type.
 */
export const uploadFile = async (
  storage: FirebaseStorage,
  file: File,
  options: UploadOptions,
): Promise<string> => {
  // The SDK would take a missing file for a bad network, and retry for a minute.
  const firstByte = file.slice(0, 1).arrayBuffer();
  await withTimeout(firstByte, longestRead, 'The file cannot be read in time.');
  try {
    return await attempt(storage, file, options);
  } catch (reason) {
    // The server lost track of the upload, for example because a chunk came twice when its answer was lost:
    // only a new upload helps, once.
    if (!hasCode(reason, 'unknown')) throw reason;
    return attempt(storage, file, options);
  }
};
