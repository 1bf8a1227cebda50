import { ApiError } from './http/reply';

const kib = 1024;
const mib = 1024 * kib;

/** What one running backend accepts. */
export type Limits = {
  /** Bytes of one commit request; the size of a hosted document, too. */
  readonly commitBytes: number;
  /** Bytes of one stored object. */
  readonly objectBytes: number;
  /** Bytes of everything stored. */
  readonly diskBytes: number;
  /** Bytes of multipart uploads held in memory at one time. */
  readonly bufferedBytes: number;
  /** Resumable uploads under way. */
  readonly uploadSessions: number;
  /** Of these, those that began at one address. */
  readonly clientSessions: number;
  /** Milliseconds after which a resumable upload nobody continues is given up. */
  readonly sessionIdleMs: number;
  /** Milliseconds after which it is, where another one has no room. */
  readonly sessionYieldMs: number;
  /** Lists and exports under way; each holds some megabytes while its reader is slow. */
  readonly readings: number;
  /** Milliseconds after which a reader of them who takes nothing has gone. */
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

/** Bounds the memory that uploads take at one time. */
export type ByteBudget = <Result>(bytes: number, task: () => Promise<Result>) => Promise<Result>;

/** The budget throws ApiError 503, which the SDK takes as "later", when there is no room. */
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
