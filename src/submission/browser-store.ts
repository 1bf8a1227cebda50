import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { createPatience, orElse } from '../loading/browser-facilities';
import { unsentDatabase, unsentPrefix as prefix, unsentStore } from '../loading/unsent';
import type { OutboxStore, Unsent } from './create-outbox';

/** Longest wait for the browser's storage, in milliseconds: some browsers never answer. */
const longestWait = 2000;

/** Other content of the storage is not ours: it is neither sent nor removed. */
const isUnsent = (value: unknown, key: unknown): value is Unsent => {
  if (typeof value !== 'object' || value === null) return false;
  const { collection, id, record } = value as Partial<Unsent>;
  return (
    typeof collection === 'string' &&
    typeof id === 'string' &&
    id === key &&
    typeof record === 'object' &&
    record !== null
  );
};

/**
 * localStorage, which has a record before the handler of the press ends: every other storage takes longer
 * than closing a tab.
 */
const journal = {
  write: (unsent: Unsent) =>
    orElse(() => {
      const text = JSON.stringify(unsent);
      localStorage.setItem(prefix + unsent.id, text);
      return localStorage.getItem(prefix + unsent.id) === text;
    }, false),
  remove: (id: string) => orElse(() => localStorage.removeItem(prefix + id), undefined),
  read: () =>
    orElse(() => Object.keys(localStorage), [])
      .filter((name) => name.startsWith(prefix))
      .map((name): [string, unknown] => [
        name.slice(prefix.length),
        orElse(() => JSON.parse(localStorage.getItem(name) ?? '') as unknown, null),
      ]),
};

/**
 * IndexedDB, so that waiting records survive a reload and a closed tab; they are first written to
 * localStorage, and stay there if IndexedDB is blocked, full, silent or of another shape. If that fails too,
 * they stay in memory.
 */
export const createBrowserStore = (onTrouble: (reason: unknown) => void): OutboxStore => {
  const memory = new Map<string, Unsent>();
  const patience = createPatience('IndexedDB', longestWait);
  let store: UseStore | undefined;

  const inDatabase = async <Result>(work: (store: UseStore) => Promise<Result>) => {
    try {
      const opened = (store ??= createStore(unsentDatabase, unsentStore));
      return await patience(async () => work(opened));
    } catch (reason) {
      store = undefined;
      onTrouble(reason);
      return undefined;
    }
  };

  return {
    put: async (unsent) => {
      if (journal.write(unsent)) memory.delete(unsent.id);
      else memory.set(unsent.id, unsent);
      const stored = await inDatabase(async (database) => {
        await set(unsent.id, unsent, database);
        return true;
      });
      if (!stored) return;
      memory.delete(unsent.id);
      journal.remove(unsent.id);
    },
    remove: async (id) => {
      memory.delete(id);
      journal.remove(id);
      await inDatabase((database) => del(id, database));
    },
    all: async () => {
      const stored = (await inDatabase((database) => entries<string, unknown>(database))) ?? [];
      // Memory and localStorage are newer than the database.
      const newest = new Map<string, unknown>([...stored, ...journal.read(), ...memory]);
      return [...newest]
        .flatMap(([key, value]) => (isUnsent(value, key) ? [value] : []))
        .sort((one, other) => one.since - other.since);
    },
  };
};
