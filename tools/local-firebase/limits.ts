const KIB = 1024;
const MIB = 1024 * KIB;

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
  /** Milliseconds after which a resumable upload nobody continues is given up. */
  readonly sessionIdleMs: number;
};

export const DEFAULT_LIMITS: Limits = {
  commitBytes: MIB,
  objectBytes: 20 * MIB,
  diskBytes: 2 * KIB * MIB,
  bufferedBytes: 64 * MIB,
  uploadSessions: 100,
  sessionIdleMs: 10 * 60_000,
};
