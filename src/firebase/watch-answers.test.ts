/** @jest-environment node */
import { watchAnswers } from './watch-answers';

const plainFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = plainFetch;
});

const setUp = (refuses: (init?: RequestInit) => boolean = () => false) => {
  const requests: (RequestInit | undefined)[] = [];
  globalThis.fetch = (_, init) => {
    requests.push(init);
    if (refuses(init)) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response('{}', { status: 203 }));
  };
  return { requests, answerTo: watchAnswers() };
};

const send = (body: string) => fetch('https://firestore.test/', { method: 'POST', body });

test('a request that holds the id outlives its page, and its answer is reported', async () => {
  const { requests, answerTo } = setUp();
  const { answer, failure } = await answerTo('a1', () => send('…/a1'));
  expect(answer).toEqual({ status: 203, body: '{}' });
  expect(failure).toBeUndefined();
  expect(requests).toEqual([{ method: 'POST', body: '…/a1', keepalive: true }]);
});

test('others go as they came, before, meanwhile and after', async () => {
  const { requests, answerTo } = setUp();
  await send('a1');
  const { answer } = await answerTo('a1', () => send('b2'));
  await send('a1');
  await fetch('https://firestore.test/');
  expect(answer).toBeUndefined();
  expect(requests.map((init) => init?.keepalive)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a record of 20 kB is sent without keepalive', async () => {
  const long = setUp();
  const { answer } = await long.answerTo('a1', () => send(`a1${'x'.repeat(20_000)}`));
  expect(answer?.status).toBe(203);
  expect(long.requests.map((init) => init?.keepalive)).toEqual([undefined]);
});

test('a browser whose fetch throws on keepalive sends without it', async () => {
  const old = setUp((init) => init?.keepalive === true);
  expect((await old.answerTo('a1', () => send('a1'))).answer?.status).toBe(203);
  expect(old.requests.map((init) => init?.keepalive)).toEqual([true, undefined]);
});

test('a failure is reported with the part of the answer that arrived', async () => {
  const { answerTo } = setUp(() => true);
  const { answer, failure } = await answerTo('a1', () => send('a1'));
  expect(answer).toBeUndefined();
  expect(failure).toEqual({ reason: new TypeError('Failed to fetch') });
});

test('a browser whose fetch cannot be replaced: nothing is reported, and everything is sent', async () => {
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    get: () => () => Promise.resolve(new Response('{}')),
  });
  const answerTo = watchAnswers();
  const { answer, failure } = await answerTo('a1', () => send('a1'));
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    writable: true,
    value: plainFetch,
  });
  expect([answer, failure]).toEqual([undefined, undefined]);
});
