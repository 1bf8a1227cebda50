import type { RecordDefinition } from '../schema/record';
import { createBrowserSubmission } from './browser-submission';

const definition: RecordDefinition = { collection: 'Contact_cli', stamps: {} };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const refusal = new DOMException('The operation is insecure.', 'SecurityError');
const refuse = () => {
  throw refusal;
};

type Way = 'absent' | 'throws' | 'rejects' | 'hangs';
const ways: Way[] = ['absent', 'throws', 'rejects', 'hangs'];

/** Calls answer both as a promise and as a request of IndexedDB. */
const createFacility = (way: Way, method: string): PropertyDescriptor => {
  if (way === 'absent') return { value: undefined };
  if (way === 'throws') return { get: refuse };
  const reject = () => {
    const request = { error: refusal, onerror: () => undefined };
    setTimeout(() => request.onerror(), 0);
    const promise = Promise.reject(refusal);
    promise.catch(() => undefined);
    return Object.assign(promise, request);
  };
  const hang = () => new Promise(() => undefined);
  return { value: { [method]: way === 'rejects' ? reject : hang } };
};

const setFacilities = (locks: Way, database: Way, random: Way) => {
  const define = (owner: object, name: string, descriptor: PropertyDescriptor) =>
    Object.defineProperty(owner, name, { configurable: true, ...descriptor });
  define(navigator, 'locks', createFacility(locks, 'request'));
  define(globalThis, 'indexedDB', createFacility(database, 'open'));
  define(globalThis, 'crypto', createFacility(random, 'subtle'));
};

const setUp = (save: jest.Mock<Promise<void>, [string, string, object]>) =>
  createBrowserSubmission({
    loadGateway: () => Promise.resolve({ save, upload: () => Promise.resolve('') }),
    loadChunk: (load) => load(),
    log: { info: () => undefined, error: () => undefined },
  });

const table = ways.flatMap((locks) =>
  ways.flatMap((database) =>
    (['absent', 'throws'] as const).map((random) => ({ locks, database, random })),
  ),
);

test.each(table)(
  'locks: $locks, IndexedDB: $database, crypto: $random. The message arrives, once and in seconds',
  async ({ locks, database, random }) => {
    setFacilities(locks, database, random);
    const save = jest.fn<Promise<void>, [string, string, object]>(() => Promise.resolve());
    const { submission } = setUp(save);
    const first = submission.save(definition, { Email: 'a@b.c' }, { retry: true });
    await jest.advanceTimersByTimeAsync(8_000);
    expect(await first).toBe('saved');
    // A facility that never answered is not waited for again.
    const second = submission.save(definition, { Email: 'x@y.z' }, { retry: false });
    await jest.advanceTimersByTimeAsync(100);
    expect(await second).toBe('saved');
    expect(save.mock.calls.map(([, , record]) => record)).toEqual([
      { Email: 'a@b.c' },
      { Email: 'x@y.z' },
    ]);
    const ids = save.mock.calls.map(([, id]) => id);
    expect(ids).toEqual([
      expect.stringMatching(/^[0-9a-f]{40}$/),
      expect.stringMatching(/^[0-9a-f]{40}$/),
    ]);
    expect(ids[0]).not.toBe(ids[1]);
  },
);

test.each(table)(
  'locks: $locks, IndexedDB: $database, crypto: $random. What failed is sent again while the page lives',
  async ({ locks, database, random }) => {
    setFacilities(locks, database, random);
    const save = jest.fn<Promise<void>, [string, string, object]>(() => Promise.resolve());
    save.mockRejectedValueOnce(new Error('offline'));
    const { submission } = setUp(save);
    const sending = submission.save(definition, { Email: 'a@b.c' }, { retry: true });
    await jest.advanceTimersByTimeAsync(8_000);
    expect(await sending).toBe('failed');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(save).toHaveBeenCalledTimes(2);
    expect(save.mock.calls[0]).toEqual(save.mock.calls[1]);
  },
);

/** A lock that is granted after `delay` milliseconds, and the result of the request. */
const lateLock = (delay: number) => {
  const granted: unknown[] = [];
  const request = async (...[, , work]: [string, object, (lock: object) => Promise<unknown>]) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    granted.push(await work({}));
  };
  setFacilities('absent', 'absent', 'absent');
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return granted;
};

test('a lock that comes after it was given up is let go, and nothing is sent twice', async () => {
  const granted = lateLock(60_000);
  const save = jest.fn<Promise<void>, [string, string, object]>(() => Promise.resolve());
  const { submission } = setUp(save);
  void submission.save(definition, { Email: 'a@b.c' }, { retry: true });
  await jest.advanceTimersByTimeAsync(70_000);
  expect(granted).toHaveLength(1);
  expect(save).toHaveBeenCalledTimes(1);
});

test('a lock that is taken from under the work changes nothing', async () => {
  setFacilities('absent', 'absent', 'absent');
  const request = async (...[, , work]: [string, object, (lock: object) => Promise<unknown>]) => {
    void work({});
    await Promise.resolve();
    throw new DOMException('stolen', 'AbortError');
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const save = jest.fn<Promise<void>, [string, string, object]>(() => Promise.resolve());
  const { submission } = setUp(save);
  const sending = submission.save(definition, { Email: 'a@b.c' }, { retry: true });
  await jest.advanceTimersByTimeAsync(100);
  expect(await sending).toBe('saved');
  expect(save).toHaveBeenCalledTimes(1);
});
