/** Where the browser keeps messages until they are sent: see src/submission/browser-store.ts. */
export const unsentDatabase = 'outbox';
export const unsentStore = 'unsent';

/** Prefix of their keys in localStorage; a record's id follows. */
export const unsentPrefix = 'outbox/';

type Kept = { refused?: { untold?: boolean } } | null;

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The storage does not answer.'));
  });

const openExisting = () => {
  const request = indexedDB.open(unsentDatabase);
  // It is gone: one without a store would be nobody's.
  request.onupgradeneeded = () => request.transaction?.abort();
  return resultOf(request);
};

/**
 * Whether a message may wait in this browser that is to be sent, or of which the visitor is to be told. Rejects, or never
 * settles, where the browser does not say.
 */
export const mayHaveUnsent = async (): Promise<boolean> => {
  if (Object.keys(localStorage).some((name) => name.startsWith(unsentPrefix))) return true;
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === unsentDatabase)) return false;
  const database = await openExisting();
  try {
    const store = database.transaction(unsentStore).objectStore(unsentStore);
    const kept = (await resultOf(store.getAll())) as Kept[];
    return kept.some((each) => !each?.refused || each.refused.untold);
  } finally {
    database.close();
  }
};
