import { ApiError } from './http/reply';

const kib = 1024;
const mib = 1024 * kib;

/** The limits of one backend. */
export type Limits = {
  /** Bytes of one commit request; also Firestore's maximum size of a document. */
  readonly commitBytes: number;
  /** Bytes of one stored object. */
  readonly objectBytes: number;
  /** Bytes of everything stored. */
  readonly diskBytes: number;
  /** Bytes of multipart uploads in memory at a time. */
  readonly bufferedBytes: number;
  /** Resumable uploads in progress. */
  readonly uploadSessions: number;
  /** Of these, uploads from one address. */
  readonly clientSessions: number;
  /** Milliseconds after which an idle resumable upload is dropped. */
  readonly sessionIdleMs: number;
  /** The same, where another upload needs its place. */
  readonly sessionYieldMs: number;
  /** Lists and exports in progress; each takes some megabytes while its reader is slow. */
  readonly readings: number;
  /** Milliseconds after which a reader that reads nothing counts as gone. */
  readonly stalledMs: number;
};

export const defaultLimits: Limits = {
  commitBytes: mib,
  objectBytes: 20 * mib,
  diskBytes: 2 * kib * mib,
  bufferedBytes: 64 * mib,
  uploadSessions: 100,
  clientSessions: 80,
  sessionIdleMs: 10 * 60_000,
  sessionYieldMs: 15_000,
  readings: 32,
  stalledMs: 5 * 60_000,
};

/** Bounds the memory of uploads. */
export type ByteBudget = <Result>(bytes: number, task: () => Promise<Result>) => Promise<Result>;

/** The budget throws ApiError 503, on which the SDK retries, when it is used up. */
export const createByteBudget = (limit: number): ByteBudget => {
  let held = 0;
  return async (bytes, task) => {
    if (held + bytes > limit) throw new ApiError('unavailable', 'Too many uploads at one time.');
    held += bytes;
    try {
      return await task();
    } finally {
      held -= bytes;
    }
  };
};
