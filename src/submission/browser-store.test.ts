import { createBrowserStore } from './browser-store';
import type { Unsent } from './create-outbox';

/** IndexedDB is missing here: this tests the storage beside it. Browser tests cover both together. */

const message: Unsent = {
  collection: 'Contact_cli',
  id: 'a1',
  record: { Email: 'a@b.c' },
  since: 5,
};
const written = 'outbox/a1';

const create = () => createBrowserStore(() => undefined);
const { setItem } = Storage.prototype;

beforeEach(() => localStorage.clear());
afterEach(() => {
  Storage.prototype.setItem = setItem;
});

test('a record is written down before put returns, and stays if there is no IndexedDB', async () => {
  const store = create();
  const putting = store.put(message);
  expect(JSON.parse(localStorage.getItem(written) ?? '')).toEqual(message);
  await putting;
  expect(await create().all()).toEqual([message]);
  await store.remove('a1');
  expect(localStorage).toHaveLength(0);
  expect(await create().all()).toEqual([]);
});

test.each<[string, () => void]>([
  [
    'throws',
    () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  ],
  ['keeps nothing', () => undefined],
])('where localStorage %s, memory keeps it, and the newest of it', async (_, broken) => {
  const store = create();
  await store.put(message);
  Storage.prototype.setItem = broken;
  const newer = { ...message, failed: { days: 1, last: 0 } };
  await store.put(newer);
  expect(await store.all()).toEqual([newer]);
  Storage.prototype.setItem = setItem;
  await store.put(message);
  expect(await store.all()).toEqual([message]);
});

test.each([
  ['no JSON', written, '{'],
  ['null', written, 'null'],
  ['a list', written, '[]'],
  ['a record that is null', written, JSON.stringify({ ...message, record: null })],
  ['a collection that is none', written, JSON.stringify({ ...message, collection: 5 })],
  ['another id', 'outbox/b2', JSON.stringify(message)],
  ['another name', 'a1', JSON.stringify(message)],
])('what is not ours is neither read nor touched: %s', async (_, name, text) => {
  localStorage.setItem(name, text);
  const store = create();
  expect(await store.all()).toEqual([]);
  await store.put({ ...message, id: 'c3' });
  await store.remove('c3');
  expect(localStorage.getItem(name)).toBe(text);
});

test('the oldest comes first, and a time that is none keeps nothing back', async () => {
  const store = create();
  await store.put({ ...message, id: 'b2', since: 9 });
  await store.put(message);
  expect((await store.all()).map(({ id }) => id)).toEqual(['a1', 'b2']);
  await store.put({ ...message, id: 'c3', since: NaN });
  expect((await store.all()).map(({ id }) => id).sort()).toEqual(['a1', 'b2', 'c3']);
});
