import { cannotWait, type StartingFacts } from './cannot-wait';

type Kept = { refused?: { reason: string; at: number; untold?: boolean } } | string | null;

const later = <Result>(result: Result) => {
  const request = { result, onsuccess: undefined as (() => void) | undefined };
  setTimeout(() => request.onsuccess?.());
  return request;
};

/** As a browser has it in which this is kept; undefined: nothing has ever been. */
const keep = (kept: Kept[] | undefined) => {
  const database = {
    transaction: () => ({ objectStore: () => ({ getAll: () => later(kept) }) }),
    close: () => undefined,
  };
  const databases = () => Promise.resolve(kept ? [{ name: 'outbox' }] : [{ name: 'others' }]);
  Object.assign(globalThis, { indexedDB: { databases, open: () => later(database) } });
};

beforeEach(() => {
  keep(undefined);
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const refused = { reason: 'It was refused.', at: 1 };
const prefer = (...languages: string[]) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
};

test.each<[string, boolean, () => void, StartingFacts?]>([
  ['a page that is only read', false, () => undefined],
  ['a page whose visits are counted', true, () => undefined, { always: '' }],
  ['a message not yet in the database', true, () => localStorage.setItem('outbox/1', '{}')],
  ['something else in the storage', false, () => localStorage.setItem('outbox', '{}')],
  ['no message any more', false, () => keep([])],
  ['a message that waits', true, () => keep([{}])],
  ['a message set aside', false, () => keep([{ refused }])],
  ['one whose sender is to be told', true, () => keep([{ refused: { ...refused, untold: true } }])],
  ['something of another shape', true, () => keep([null])],
  ['text kept over a reload', true, () => sessionStorage.setItem('typed', '{}')],
  ['an entry of the history that script has shown', true, () => history.replaceState({}, '')],
  ['an address with a query', false, () => history.replaceState(null, '', '/?utm_source=x')],
  [
    'the same on a page that searches',
    true,
    () => {
      document.body.innerHTML = '<form data-search></form>';
      history.replaceState(null, '', '/?q=bread');
    },
  ],
  [
    'a browser that asks for this language',
    false,
    () => prefer('de-CH', 'en'),
    { languages: 'de en' },
  ],
  [
    'a browser that asks for another one',
    true,
    () => prefer('en-GB', 'de'),
    { languages: 'de en' },
  ],
  [
    'a browser that asks for one that is not there',
    false,
    () => prefer('fr'),
    { languages: 'de en' },
  ],
  [
    'a visitor who has closed the line',
    false,
    () => {
      prefer('en');
      localStorage.setItem('language', 'de');
    },
    { languages: 'de en' },
  ],
])('%s: %s', async (_, cannot, given, facts = {}) => {
  given();
  expect(await cannotWait(facts)).toBe(cannot);
});

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

test.each([
  ['is absent', undefined],
  ['does not say which databases there are', { open: refuse }],
  ['throws', { databases: refuse }],
  ['rejects', { databases: () => Promise.reject(new Error('corrupt')) }],
])('script looks where IndexedDB %s', async (_, indexedDB) => {
  Object.assign(globalThis, { indexedDB });
  expect(await cannotWait({})).toBe(true);
});

test('script looks where IndexedDB never answers', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { indexedDB: { databases: () => new Promise(() => undefined) } });
  const asked = cannotWait({});
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await asked).toBe(true);
});

test('script looks where localStorage is refused', async () => {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
  Object.defineProperty(window, 'localStorage', { configurable: true, get: refuse });
  expect(await cannotWait({})).toBe(true);
  Object.defineProperty(window, 'localStorage', own);
});
