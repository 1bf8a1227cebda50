import { setTimeout as wait } from 'node:timers/promises';
import { withTimeout } from '../../../src/loading/browser-facilities';
import { RefusedError, type Gateway } from '../../../src/submission/gateway';
import type { Submission } from '../records/make-submissions';

export type Acknowledgement = {
  attempts: number;
  /** From the first attempt on. */
  milliseconds: number;
  /** When the acknowledged attempt began; milliseconds since 1970. */
  lastAttempt: number;
};

/** Timeout of one attempt in milliseconds: the SDK itself waits forever. */
const longestAttempt = 5000;

/** Milliseconds before the second attempt; doubles up to the longest. */
const firstPause = 25;
const longestPause = 400;

/**
 * Saves under the same id until it is acknowledged.
 * @throws RefusedError when the backend refuses the record.
 */
export const sendUntilAcknowledged = async (
  { save }: Gateway,
  { collection, id, record }: Submission,
): Promise<Acknowledgement> => {
  const start = performance.now();
  for (let attempts = 1; ; attempts += 1) {
    const lastAttempt = Date.now();
    try {
      await withTimeout(save(collection, id, record), longestAttempt, 'No answer.');
      return { attempts, milliseconds: performance.now() - start, lastAttempt };
    } catch (reason) {
      if (reason instanceof RefusedError) throw reason;
    }
    // Jitter: not all retry at once.
    const pause = Math.min(longestPause, firstPause * 2 ** (attempts - 1));
    await wait(pause * (0.5 + Math.random() / 2));
  }
};
