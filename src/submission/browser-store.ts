import { createStore, del, set, values, type UseStore } from 'idb-keyval';
import { createPatience } from '../loading/create-patience';
import type { OutboxStore, Unsent } from './outbox-store';

/** Longest wait for the browser's storage, in milliseconds: some browsers never answer. */
const longestWait = 2000;

const isUnsent = (value: unknown): value is Unsent => {
  if (typeof value !== 'object' || value === null) return false;
  const { collection, id, record, since } = value as Partial<Unsent>;
  return (
    typeof collection === 'string' &&
    typeof id === 'string' &&
    typeof since === 'number' &&
    typeof record === 'object'
  );
};

/**
 * IndexedDB, so that what waits survives a reload and a closed tab. Where it is blocked, full or
 * silent, memory takes its place.
 */
export const createBrowserStore = (onTrouble: (reason: unknown) => void): OutboxStore => {
  const memory = new Map<string, Unsent>();
  const patience = createPatience('IndexedDB', longestWait);
  let store: UseStore | undefined;

  const inDatabase = async <Result>(work: (store: UseStore) => Promise<Result>) => {
    try {
      const asked = (store ??= createStore('outbox', 'unsent'));
      return await patience(async () => work(asked));
    } catch (reason) {
      store = undefined;
      onTrouble(reason);
      return undefined;
    }
  };

  return {
    put: async (unsent) => {
      const kept = await inDatabase(async (database) => {
        await set(unsent.id, unsent, database);
        return true;
      });
      if (!kept) memory.set(unsent.id, unsent);
    },
    remove: async (id) => {
      memory.delete(id);
      await inDatabase((database) => del(id, database));
    },
    all: async () => {
      const kept = (await inDatabase((database) => values<unknown>(database))) ?? [];
      const all = new Map(memory);
      kept.filter(isUnsent).forEach((unsent) => all.set(unsent.id, unsent));
      return [...all.values()].sort((one, other) => one.since - other.since);
    },
  };
};
