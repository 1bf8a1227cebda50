import { ApiError } from './http/reply';

const kib = 1024;
const mib = 1024 * kib;

export const defaultLimits = {
  /** Bytes of one commit request; also Firestore's maximum size of a document. */
  commitBytes: mib,
  objectBytes: 100 * mib,
  /** The same, of one that is sent in a single request: it is held in memory. */
  multipartBytes: 20 * mib,
  /** Bytes of everything stored. */
  diskBytes: 2 * kib * mib,
  /** Bytes of multipart uploads in memory at a time. */
  bufferedBytes: 64 * mib,
  /** Resumable uploads in progress. */
  uploadSessions: 100,
  /** Of these, uploads from one address. */
  clientSessions: 80,
  /** Milliseconds after which an idle resumable upload is dropped. */
  sessionIdleMs: 10 * 60_000,
  /** The same, where another upload needs its place. */
  sessionYieldMs: 15_000,
  /** Lists and exports in progress; each takes some megabytes while its reader is slow. */
  readings: 32,
  /** Milliseconds after which a reader that reads nothing counts as gone. */
  stalledMs: 5 * 60_000,
};

export type Limits = Readonly<typeof defaultLimits>;

/** Bounds the memory of uploads. */
export type ByteBudget = <Result>(bytes: number, task: () => Promise<Result>) => Promise<Result>;

/** The budget throws ApiError 503, on which the SDK retries, when it is used up. */
export const createByteBudget = (limit: number): ByteBudget => {
  let inUse = 0;
  return async (bytes, task) => {
    if (inUse + bytes > limit) throw new ApiError('unavailable', 'Too many uploads at one time.');
    inUse += bytes;
    try {
      return await task();
    } finally {
      inUse -= bytes;
    }
  };
};
