import { withTimeout } from '../loading/with-timeout';
import { RefusedError, type Gateway } from './gateway';
import type { OutboxStore, Unsent } from './outbox-store';

export type SaveResult = 'saved' | 'failed';

/** Runs `work` while no other tab runs one of the same name. Rejects only where `work` does. */
export type Lock = {
  /** Waits until the name is free. */
  take: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Does nothing where the name is taken. */
  takeIfFree: (name: string, work: () => Promise<unknown>) => Promise<void>;
};

export type Log = {
  info: (...words: unknown[]) => void;
  error: (...words: unknown[]) => void;
};

export type OutboxSurroundings = {
  store: OutboxStore;
  lock: Lock;
  gateway: () => Promise<Gateway>;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Log;
  /** How long one attempt may take, in milliseconds: the SDK itself waits for ever. */
  saveTimeout: number;
  /** Calls `then` after some milliseconds. */
  later: (then: () => void, milliseconds: number) => void;
};

export type Outbox = {
  /**
   * Sends a record, which waits in the store meanwhile. Where that fails it stays there to be sent
   * again if `keep`, unless it was refused for good. Never rejects.
   */
  send: (unsent: Unsent, options: { keep: boolean }) => Promise<SaveResult>;
  /** Sends what waits now, and again later while something does. Never rejects. */
  sendWaiting: () => Promise<void>;
};

const second = 1000;
const minute = 60 * second;

/** How long a record is sent again before it is given up: seven days. */
const longestWait = 7 * 24 * 60 * minute;

/** Waits between attempts while something waits, in milliseconds; the last one goes on. */
const waits = [5 * second, 15 * second, minute, 5 * minute, 15 * minute];

/** Keeps records until the database has them (design: "Nothing lost"). Knows no browser. */
export const createOutbox = (surroundings: OutboxSurroundings): Outbox => {
  const { store, lock, gateway, now, log, saveTimeout, later } = surroundings;
  let failures = 0;
  let planned = false;

  const attempt = async ({ collection, id, record }: Unsent): Promise<SaveResult | 'refused'> => {
    try {
      const saving = gateway().then(({ save }) => save(collection, id, record));
      await withTimeout(saving, saveTimeout, `No answer within ${saveTimeout} ms.`);
      log.info(`${collection}: saved`, id);
      return 'saved';
    } catch (reason) {
      log.error(`${collection}: not saved`, reason);
      return reason instanceof RefusedError ? 'refused' : 'failed';
    }
  };

  const plan = () => {
    if (planned) return;
    planned = true;
    const wait = waits[Math.min(failures, waits.length - 1)] ?? minute;
    failures += 1;
    later(() => {
      planned = false;
      void sendWaiting();
    }, wait);
  };

  const resend = async (unsent: Unsent): Promise<void> => {
    // Another tab may have sent it since the list was read.
    const waiting = (await store.all()).some(({ id }) => id === unsent.id);
    if (!waiting) return;
    if (now() - unsent.since > longestWait) {
      log.error(`${unsent.collection}: given up after seven days`, unsent.id);
      return store.remove(unsent.id);
    }
    const result = await attempt(unsent);
    if (result === 'failed') plan();
    else await store.remove(unsent.id);
    if (result === 'saved') failures = 0;
  };

  const sendWaiting = async () => {
    for (const unsent of await store.all()) {
      await lock.takeIfFree(unsent.id, () => resend(unsent));
    }
  };

  return {
    send: (unsent, { keep }) =>
      lock.take(unsent.id, async () => {
        await store.put(unsent);
        const result = await attempt(unsent);
        if (result === 'failed' && keep) plan();
        else await store.remove(unsent.id);
        return result === 'saved' ? 'saved' : 'failed';
      }),
    sendWaiting,
  };
};
