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
  /** Rejects once nothing has moved for so long; never resolves. */
  stalled: Promise<never>;
  moved: () => void;
  stop: () => void;
};

/** Notices that work has come to a stand, which a time limit for all of it would not tell from slow. */
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
 * The address of what `task` has stored. Where the answer to a whole upload was lost, the SDK sends
 * it again and is refused, because nobody may replace a file. The path was made for this upload
 * alone: if a file is there, it is this one, and whole.
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
 * One upload, to a path of its own. It is given up when nothing has moved for as long as
 * `storage.maxUploadRetryTime`: the SDK ends its retries then, but waits for an answer for ever.
 */
const attempt = async (storage: FirebaseStorage, file: File, options: UploadOptions) => {
  const { newPath, contentType, extension, onProgress, signal } = options;
  signal.throwIfAborted();
  const target = ref(storage, newPath());
  // The rules ask for both: a default of the server's is nothing to rely on.
  const contentDisposition = `attachment; filename="${target.name}.${extension}"`;
  const contentEncoding = 'identity';
  const settings = { contentType, contentDisposition, contentEncoding };
  const task = uploadBytesResumable(target, file, settings);
  const watch = watchForStall(storage.maxUploadRetryTime);
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  let furthest = 0;
  const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) => {
    // A chunk that is sent again is no progress.
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
 * Stores `file` and resolves to its address. Nothing of the visitor's own name for it is kept: it is
 * saved under its id, with the ending of its type.
 */
export const uploadFile = async (
  storage: FirebaseStorage,
  file: File,
  options: UploadOptions,
): Promise<string> => {
  // A file that is gone would look to the SDK like a bad network, worth a minute of retries.
  const firstByte = file.slice(0, 1).arrayBuffer();
  await withTimeout(firstByte, longestRead, 'The file cannot be read in time.');
  try {
    return await attempt(storage, file, options);
  } catch (reason) {
    // The server has lost track of the upload, for example because a chunk came twice when its
    // answer was lost: only a new one helps, once.
    if (!hasCode(reason, 'unknown')) throw reason;
    return attempt(storage, file, options);
  }
};
