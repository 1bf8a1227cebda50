import type { Page } from '@playwright/test';

/** Helpers for the outbox in the browser, and other data stored in its place. */

/** Ids of the records in the outbox. */
export const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('outbox');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const reading = opening.result.transaction('unsent').objectStore('unsent').getAllKeys();
          reading.onsuccess = () => resolve(reading.result);
        };
      }),
  );

/** Everything stored: in the database whatever its shape, and in localStorage, as JSON. */
export const storedAnywhere = (page: Page) =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('It failed.'));
      });
    const database = await done(indexedDB.open('outbox'));
    const texts = Object.keys(localStorage).map((name) => localStorage.getItem(name));
    for (const name of database.objectStoreNames) {
      texts.push(JSON.stringify(await done(database.transaction(name).objectStore(name).getAll())));
    }
    database.close();
    return texts.join('\n');
  });

type Entry = [value: unknown, key?: string];

/** A database named `outbox` of another shape, or with foreign content. */
export type Shape = {
  what: string;
  version?: number;
  /** By name; ours is `unsent`, without a key path. */
  stores: Record<string, { keyPath?: string; entries: Entry[] }>;
};

const record = { Email: 'ada@example.com' };

export const shapes: Shape[] = [
  {
    what: 'entries of every other shape',
    stores: {
      unsent: {
        entries: [
          [{ nonsense: 'foreign' }, 'x'],
          ['foreign', 'text'],
          [null, 'null'],
          [[1, 2], 'list'],
          [{ collection: 'Contact_cli', id: 'a', record: null, note: 'foreign' }, 'a'],
          [{ collection: 'Contact_cli', id: 'b', record, note: 'foreign' }, 'under another key'],
        ],
      },
    },
  },
  {
    what: 'a newer version, with other stores',
    version: 7,
    stores: { letters: { entries: [['foreign', 'x']] } },
  },
  {
    what: 'our store with keys of its own',
    stores: { unsent: { keyPath: 'name', entries: [[{ name: 'foreign' }]] } },
  },
  { what: 'no store at all', stores: {} },
];

/** Makes the database anew before the site is opened. */
export const shapeDatabase = async (page: Page, shape: Shape) => {
  await page.goto('/robots.txt');
  await page.evaluate(
    ({ version, stores }: Shape) =>
      new Promise((resolve, reject) => {
        // What is asked of a database waits until it is deleted.
        indexedDB.deleteDatabase('outbox');
        const opening = indexedDB.open('outbox', version);
        opening.onerror = reject;
        opening.onupgradeneeded = () => {
          for (const [name, { entries, keyPath }] of Object.entries(stores)) {
            const options = keyPath === undefined ? {} : { keyPath };
            const store = opening.result.createObjectStore(name, options);
            entries.forEach(([value, key]) => store.put(value, key));
          }
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve(undefined);
        };
      }),
    shape,
  );
};

/** Answers that say nothing about the message (`details`: google.aip.dev/193). */
const error = (code: number, status: string, message: string, reason?: string) => ({
  status: code,
  body: JSON.stringify({
    error: {
      code,
      message,
      status,
      ...(reason && {
        details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }],
      }),
    },
  }),
});

export const foreignAnswers = {
  'the API is not enabled': error(
    ...([403, 'PERMISSION_DENIED', 'Cloud Firestore API has not been used'] as const),
    'SERVICE_DISABLED',
  ),
  'the address is blocked': error(
    ...([403, 'PERMISSION_DENIED', 'Requests from referer x are blocked.'] as const),
    'API_KEY_HTTP_REFERRER_BLOCKED',
  ),
  'a key that is none': error(
    ...([400, 'INVALID_ARGUMENT', 'API key not valid.'] as const),
    'API_KEY_INVALID',
  ),
  'a quota': error(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.'),
  'a quota of old': error(403, 'PERMISSION_DENIED', 'Quota exceeded.', 'RATE_LIMIT_EXCEEDED'),
  'no proof of App Check': error(401, 'UNAUTHENTICATED', 'App attestation failed.'),
  'a proxy’s JSON': { status: 403, body: '{"error":"forbidden"}' },
  'a proxy’s page': { status: 403, body: '<h1>Forbidden</h1>' },
  'the page of a captive portal': { status: 200, body: '<!doctype html><title>Sign in</title>' },
  '{}': { status: 200, body: '{}' },
  null: { status: 200, body: 'null' },
};

/** Firestore's own answers about a record that it will never accept. */
export const refusals = {
  'the rules': error(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.'),
  'its size': error(400, 'INVALID_ARGUMENT', 'Document x exceeds the maximum allowed size.'),
};
