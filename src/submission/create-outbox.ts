import { withTimeout } from '../loading/browser-facilities';
import type { StoredRecord } from '../schema/record';
import { type Gateway, RefusedError } from './gateway';

/** A record on its way to the database, with all that is needed to send it again. */
export type Unsent = {
  collection: string;
  /** The document's id, made before the first attempt: a repeat is the same document. */
  id: string;
  record: StoredRecord;
  /** When it was submitted, in milliseconds since 1970 by the visitor's clock, which may be wrong. */
  since: number;
  /** On how many days it failed, and on which of them last, in days since 1970. */
  failed?: { days: number; last: number };
  /** Set aside: kept and not sent any more. Why, and since when in milliseconds since 1970. */
  refused?: { reason: string; at: number };
};

/** Where records are kept. No method rejects: what cannot be kept for long is kept while the page lives. */
export type OutboxStore = {
  /** Has written the record down before it returns, where the browser can do that. */
  put: (unsent: Unsent) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** All that is kept, also what other tabs and earlier visits left; oldest first. */
  all: () => Promise<Unsent[]>;
};

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

export type OutboxDependencies = {
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
   * Sends a record, which waits in the store meanwhile. Where that fails it stays there if `keep`: to
   * be sent again, or set aside if it was refused for good. Never rejects.
   */
  send: (unsent: Unsent, options: { keep: boolean }) => Promise<SaveResult>;
  /** Sends what waits now, and again later while something does. Never rejects. */
  sendWaiting: () => Promise<void>;
};

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Waits between attempts while something waits, in milliseconds; the last one goes on. */
const waits = [5 * second, 15 * second, minute, 5 * minute, 15 * minute];

/**
 * On how many days a record may fail before it is set aside. Days are counted on which it was tried:
 * of how much time has passed, clocks that stand, jump or were set in between say nothing.
 */
const mostDays = 7;

/** How many records may be set aside; beyond that the oldest are removed. */
const mostSetAside = 20;

/** Counts a day on which a record failed, however often it did. */
const countFailure = ({ failed }: Unsent, at: number): NonNullable<Unsent['failed']> => {
  const last = Math.floor(at / day);
  const days = Number(failed?.days) || 0;
  return { days: Object.is(failed?.last, last) ? days : days + 1, last };
};

/** Keeps records until the database has them (design: "Nothing lost"). Knows no browser. */
export const createOutbox = (dependencies: OutboxDependencies): Outbox => {
  const { store, lock, gateway, now, log, saveTimeout, later } = dependencies;
  let failures = 0;
  let planned = false;
  let reported = false;

  const attempt = async (unsent: Unsent): Promise<'saved' | 'failed' | RefusedError> => {
    const { collection, id, record } = unsent;
    try {
      const saving = gateway().then(({ save }) => save(collection, id, record));
      await withTimeout(saving, saveTimeout, `No answer within ${saveTimeout} ms.`);
      log.info(`${collection}: saved`, id);
      return 'saved';
    } catch (reason) {
      log.error(`${collection}: not saved`, reason);
      return reason instanceof RefusedError ? reason : 'failed';
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

  const setAside = async (unsent: Unsent, reason: string) => {
    log.error(`${unsent.collection}: set aside`, unsent.id);
    await store.put({ ...unsent, refused: { reason, at: now() } });
    const newestFirst = (await store.all())
      .flatMap(({ id, refused }) => (refused ? [{ id, at: refused.at }] : []))
      .sort((one, other) => other.at - one.at);
    for (const { id } of newestFirst.slice(mostSetAside)) await store.remove(id);
  };

  const keepFailed = async (unsent: Unsent, result: 'failed' | RefusedError) => {
    if (result !== 'failed') return setAside(unsent, result.message);
    const failed = countFailure(unsent, now());
    if (failed.days > mostDays) return setAside(unsent, `It failed on ${mostDays} days.`);
    await store.put({ ...unsent, failed });
    plan();
  };

  const resend = async ({ id }: Unsent): Promise<void> => {
    // Another tab may have sent it since the list was read.
    const unsent = (await store.all()).find((each) => each.id === id);
    if (!unsent || unsent.refused) return;
    const result = await attempt(unsent);
    if (result !== 'saved') return keepFailed(unsent, result);
    failures = 0;
    await store.remove(id);
  };

  const sendWaiting = async () => {
    const all = await store.all();
    // Without what the visitor wrote: the console is no place for it.
    const aside = all.flatMap(({ id, collection, refused }) =>
      refused ? [{ id, collection, ...refused }] : [],
    );
    if (aside.length > 0 && !reported) log.info('Set aside in "outbox" of this browser:', aside);
    reported = true;
    for (const unsent of all) {
      if (!unsent.refused) await lock.takeIfFree(unsent.id, () => resend(unsent));
    }
  };

  return {
    send: (unsent, { keep }) => {
      // Before anything else, and waiting for nothing: the tab may be closed the next moment.
      const kept = store.put(unsent);
      return lock.take(unsent.id, async () => {
        await kept;
        const result = await attempt(unsent);
        if (result !== 'saved' && keep) await keepFailed(unsent, result);
        else await store.remove(unsent.id);
        return result === 'saved' ? 'saved' : 'failed';
      });
    },
    sendWaiting,
  };
};
