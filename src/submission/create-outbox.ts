import { withTimeout } from '../loading/browser-facilities';
import type { StoredRecord } from '../schema/record';
import type { Counted, TooFew } from '../schema/taken-places';
import { FullError, type Gateway, RefusedError } from './gateway';

const countsPlaces = globalThis.__SITE__?.countsPlaces ?? true;

type Refused = {
  reason: string;
  at: number;
  /** The visitor does not know yet that no place was left. */
  untold?: boolean;
};

/** A record to be stored, with everything needed to send it again. */
export type Unsent = {
  collection: string;
  /** The document's id, made before the first attempt: a retry writes the same document. */
  id: string;
  record: StoredRecord;
  /** When it was submitted, in milliseconds since 1970 by the visitor's clock, which may be wrong. */
  since: number;
  /** What it takes of options with so many places. */
  counted?: Counted | undefined;
  /** The number of days on which it failed, and the last of them in days since 1970. */
  failed?: { days: number; last: number };
  /** Set aside: kept but no longer sent. The reason, and the time in milliseconds since 1970. */
  refused?: Refused;
};

/** Stores records. No method rejects: what cannot be stored is kept in memory. */
export type OutboxStore = {
  /** Has written the record before it returns, if the browser supports that. */
  put: (unsent: Unsent) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** All stored records, also of other tabs and earlier visits; oldest first. */
  all: () => Promise<Unsent[]>;
};

/** `waiting`: too few places were left, and it is stored as waiting; `full`, and words: nothing is stored. */
export type SaveResult = 'saved' | 'failed' | 'waiting' | 'full' | TooFew;

type Attempted = 'saved' | 'waiting' | 'failed' | RefusedError;

/** Runs `work` while no other tab runs one of the same name. Rejects only if `work` does. */
export type Lock = {
  /** Waits until the name is free. */
  take: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Does nothing if the name is taken. */
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
  /** How long one attempt may take, in milliseconds: the SDK itself never gives up. */
  saveTimeout: number;
  /** Calls `then` after some milliseconds. */
  later: (then: () => void, milliseconds: number) => void;
  /** Tells the visitor something, wherever on the site they are; resolves once they are told. */
  tell?: ((words: string) => Promise<void>) | undefined;
};

export type Outbox = {
  /**
   * Sends a record, which is in the store meanwhile. With `retry`, a failed record stays there: to be sent
   * again, or set aside if it was refused for good. Never rejects.
   */
  send: (unsent: Unsent, options: { retry: boolean }) => Promise<SaveResult>;
  /** Sends what waits now, and retries later while something waits. Never rejects. */
  sendWaiting: () => Promise<void>;
};

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** Pauses between attempts, in milliseconds; the last one repeats. */
const waits = [5 * second, 15 * second, minute, 5 * minute, 15 * minute];

/**
 * On how many days a record may fail before it is set aside. Only days with an attempt count: elapsed time is
 * unreliable, since clocks may stop, jump or be set.
 */
const mostDays = 7;

/** How many records may be set aside; beyond that the oldest are removed. */
const mostRefused = 20;

const countFailure = ({ failed }: Unsent, at: number): NonNullable<Unsent['failed']> => {
  const last = Math.floor(at / day);
  const days = Number(failed?.days) || 0;
  return { days: Object.is(failed?.last, last) ? days : days + 1, last };
};

/** Keeps records until the database has them (design: "Nothing lost"). Independent of the browser. */
export const createOutbox = (dependencies: OutboxDependencies): Outbox => {
  const { store, lock, gateway, now, log, saveTimeout, later } = dependencies;
  let failures = 0;
  let planned = false;
  let reported = false;

  const attempt = async (unsent: Unsent): Promise<Attempted> => {
    const { collection, id, record } = unsent;
    try {
      const saving = gateway().then<'saved' | 'waiting' | void>((to) =>
        countsPlaces && unsent.counted && to.saveCounted
          ? to.saveCounted(collection, id, { ...unsent.counted, record })
          : to.save(collection, id, record),
      );
      const result = await withTimeout(saving, saveTimeout, `No answer within ${saveTimeout} ms.`);
      log.info(`${collection}: saved`, id);
      return (countsPlaces && result) || 'saved';
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

  /** Who waited, and finds no place left, is told: also not if the page is closed now. */
  const tellFull = (unsent: Unsent) => {
    const { counted, refused } = unsent;
    if (!refused?.untold || counted?.words === undefined) return;
    void dependencies
      .tell?.(counted.words)
      .then(() => store.put({ ...unsent, refused: { ...refused, untold: false } }));
  };

  const setAside = async (unsent: Unsent, reason: string, untold?: boolean) => {
    log.error(`${unsent.collection}: set aside`, unsent.id);
    const refused = { reason, at: now() };
    const known = countsPlaces && untold ? { ...refused, untold } : refused;
    const refusedRecord = { ...unsent, refused: known };
    await store.put(refusedRecord);
    if (countsPlaces) tellFull(refusedRecord);
    const newestFirst = (await store.all())
      .flatMap(({ id, refused }) => (refused ? [{ id, at: refused.at }] : []))
      .sort((one, other) => other.at - one.at);
    for (const { id } of newestFirst.slice(mostRefused)) await store.remove(id);
  };

  const storeFailed = async (unsent: Unsent, result: Exclude<Attempted, 'saved'>) => {
    if (countsPlaces && result === 'waiting') {
      return setAside(unsent, 'It is on the waiting list.', true);
    }
    if (countsPlaces && result instanceof FullError) {
      const { counted } = unsent;
      const words = result.tooFew ?? counted?.words;
      return setAside(
        counted ? { ...unsent, counted: { ...counted, words } } : unsent,
        result.message,
        true,
      );
    }
    if (typeof result !== 'string') return setAside(unsent, result.message);
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
    if (result !== 'saved') return storeFailed(unsent, result);
    failures = 0;
    await store.remove(id);
  };

  const sendWaiting = async () => {
    const all = await store.all();
    // Without the visitor's text, which does not belong in the console.
    const refusedRecords = all.flatMap(({ id, collection, refused }) =>
      refused ? [{ id, collection, ...refused }] : [],
    );
    if (refusedRecords.length > 0 && !reported)
      log.info('Set aside in "outbox" of this browser:', refusedRecords);
    if (countsPlaces && !reported) all.forEach(tellFull);
    reported = true;
    for (const unsent of all) {
      if (!unsent.refused) await lock.takeIfFree(unsent.id, () => resend(unsent));
    }
  };

  return {
    send: (unsent, { retry }) => {
      // First, and without waiting: the tab may be closed the next moment.
      const stored = store.put(unsent);
      return lock.take(unsent.id, async () => {
        await stored;
        const result = await attempt(unsent);
        if (countsPlaces && (result === 'waiting' || result instanceof FullError)) {
          // Who is told at once keeps the form as it was written.
          await store.remove(unsent.id);
          if (result === 'waiting') return result;
          return result.tooFew === undefined ? 'full' : { tooFew: result.tooFew };
        }
        if (result !== 'saved' && retry) await storeFailed(unsent, result);
        else await store.remove(unsent.id);
        return result === 'saved' ? 'saved' : 'failed';
      });
    },
    sendWaiting,
  };
};
