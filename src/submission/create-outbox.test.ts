/** @jest-environment node */
import { createOutbox, type Lock, type OutboxStore, type Unsent } from './create-outbox';
import { FullError, RefusedError } from './gateway';

const day = 24 * 60 * 60 * 1000;
const message: Unsent = {
  collection: 'Contact_cli',
  id: 'a1',
  record: { Email: 'a@b.c', id: 5 },
  since: 0,
};

const createMemoryStore = (stored: Unsent[] = []): OutboxStore & { stored: () => Unsent[] } => {
  const all = new Map(stored.map((unsent) => [unsent.id, unsent]));
  return {
    put: async (unsent) => void (await Promise.resolve(all.set(unsent.id, unsent))),
    remove: async (id) => void (await Promise.resolve(all.delete(id))),
    all: () => Promise.resolve([...all.values()]),
    stored: () => [...all.values()],
  };
};

/** The locks that several tabs share. */
const createLock = (): Lock => {
  const taken = new Map<string, Promise<unknown>>();
  const take: Lock['take'] = async (name, work) => {
    while (taken.has(name)) await taken.get(name);
    const working = work().finally(() => taken.delete(name));
    taken.set(name, working);
    return working;
  };
  return {
    take,
    takeIfFree: async (name, work) => void (taken.has(name) || (await take(name, work))),
  };
};

type Answer = 'saved' | 'waiting' | Error | Promise<void>;

const setUp = ({ stored = [] as Unsent[], answers = [] as Answer[], tabs = 1, at = 0 } = {}) => {
  const clock = { at };
  const store = createMemoryStore(stored);
  const lock = createLock();
  const sent: string[] = [];
  const log = { info: jest.fn(), error: jest.fn() };
  const planned: { then: () => void; milliseconds: number }[] = [];
  const notified: string[] = [];
  const saveCounted = async (_: string, id: string) => {
    sent.push(id);
    const answer = answers.shift() ?? 'saved';
    if (answer instanceof Error) throw answer;
    return (await answer) ?? 'saved';
  };
  const save = async (collection: string, id: string) => void (await saveCounted(collection, id));
  const outboxes = Array.from({ length: tabs }, () =>
    createOutbox({
      store,
      lock,
      gateway: () => Promise.resolve({ save, saveCounted, upload: () => Promise.resolve('') }),
      now: () => clock.at,
      log,
      saveTimeout: 50,
      later: (then, milliseconds) => planned.push({ then, milliseconds }),
      tell: (words) => Promise.resolve(void notified.push(words)),
    }),
  );
  return { outbox: outboxes[0]!, outboxes, store, sent, log, planned, notified, clock };
};

const offline = new Error('offline');
const retry = { retry: true };

test('a record waits in the store while it is sent, and no longer once it is saved', async () => {
  let arrive: () => void = () => undefined;
  const { outbox, store } = setUp({ answers: [new Promise((resolve) => (arrive = resolve))] });
  const sending = outbox.send(message, retry);
  await Promise.resolve();
  await Promise.resolve();
  expect(store.stored()).toEqual([message]);
  arrive();
  expect(await sending).toBe('saved');
  expect(store.stored()).toEqual([]);
});

const failedOnce = { ...message, failed: { days: 1, last: 0 } };
const setAside = { ...message, refused: { reason: '403', at: 0 } };

test('a record is handed to the store before anything is waited for', () => {
  const { outbox, store } = setUp();
  void outbox.send(message, retry);
  expect(store.stored()).toEqual([message]);
});

test.each([
  ['failed without an answer: it waits', offline, true, [failedOnce]],
  ['failed and asked to try again: the visitor has it', offline, false, []],
  ['refused for good: it is set aside', new RefusedError('403'), true, [setAside]],
  ['refused and asked to try again: the visitor has it', new RefusedError('403'), false, []],
])('%s', async (_, answer, stored, expected) => {
  const { outbox, store, log } = setUp({ answers: [answer] });
  expect(await outbox.send(message, { retry: stored })).toBe('failed');
  expect(store.stored()).toEqual(expected);
  expect(log.error).toHaveBeenCalledWith('Contact_cli: not saved', answer);
});

test('an answer that does not come is a failure after the time-out', async () => {
  const { outbox, store } = setUp({ answers: [new Promise<void>(() => undefined)] });
  expect(await outbox.send(message, retry)).toBe('failed');
  expect(store.stored()).toEqual([failedOnce]);
});

test('what waits is sent again ever more slowly, until it is saved', async () => {
  const { outbox, store, sent, planned } = setUp({ answers: Array<Error>(7).fill(offline) });
  await outbox.send(message, retry);
  for (let round = 0; round < 7; round += 1) {
    expect(planned).toHaveLength(round + 1);
    planned[round]!.then();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  expect(planned.map(({ milliseconds }) => milliseconds / 1000)).toEqual([
    5, 15, 60, 300, 900, 900, 900,
  ]);
  expect(sent).toEqual(Array<string>(8).fill('a1'));
  expect(store.stored()).toEqual([]);
});

test('what an earlier visit left goes out under its first id', async () => {
  const { outbox, store, sent } = setUp({ stored: [message, { ...message, id: 'b2' }] });
  await outbox.sendWaiting();
  expect(sent).toEqual(['a1', 'b2']);
  expect(store.stored()).toEqual([]);
});

test('one record that fails does not hold up the next', async () => {
  const other = { ...message, id: 'b2' };
  const { outbox, store } = setUp({ stored: [message, other], answers: [offline] });
  await outbox.sendWaiting();
  expect(store.stored()).toEqual([failedOnce]);
});

/** Clocks of the visit on which a message was written, and of the one on which it is sent. */
test.each([
  ['seven days later', 0, 7 * day],
  ['a month later', 0, 30 * day],
  ['written in 1970, sent by a clock that is right', 0, 20_000 * day],
  ['written in 2036, sent by a clock that is right', 24_000 * day, 20_000 * day],
  ['written at no time', NaN, 20_000 * day],
  ['sent at no time', 20_000 * day, NaN],
])('%s: it is tried, and one failure ends nothing', async (_, since, at) => {
  const { outbox, store, sent, planned } = setUp({
    stored: [{ ...message, since }],
    answers: [offline],
    at,
  });
  await outbox.sendWaiting();
  expect(sent).toEqual(['a1']);
  expect(store.stored()).toMatchObject([{ id: 'a1', failed: { days: 1 } }]);
  planned[0]!.then();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(sent).toEqual(['a1', 'a1']);
  expect(store.stored()).toEqual([]);
});

test('what fails on more than seven days is set aside, however often it fails on each', async () => {
  const { outbox, store, sent, clock } = setUp({
    stored: [message],
    answers: Array<Error>(24).fill(offline),
  });
  for (let days = 1; days <= 8; days += 1) {
    expect(store.stored()[0]).not.toHaveProperty('refused');
    for (const hour of [0, 0.1, 0.9]) {
      clock.at = (days + hour) * day;
      await outbox.sendWaiting();
    }
  }
  expect(store.stored()).toMatchObject([{ id: 'a1', refused: { at: 8 * day } }]);
  expect(sent).toHaveLength(7 * 3 + 1);
});

test('a clock that stops or jumps between two tries counts at most one day', async () => {
  const { outbox, store, clock } = setUp({
    stored: [message],
    answers: Array<Error>(6).fill(offline),
  });
  for (const at of [0, 0, 5000 * day, 5000 * day, 3 * day, NaN]) {
    clock.at = at;
    await outbox.sendWaiting();
  }
  expect(store.stored()).toMatchObject([{ failed: { days: 4 } }]);
});

test('a count of another shape starts again', async () => {
  const strange = { ...message, failed: { days: 'many' } } as unknown as Unsent;
  const { outbox, store } = setUp({ stored: [strange], answers: [offline] });
  await outbox.sendWaiting();
  expect(store.stored()).toEqual([failedOnce]);
});

test('what is set aside is not sent again, and the console says once what and why', async () => {
  const { outbox, store, sent, log } = setUp({ stored: [setAside] });
  await outbox.sendWaiting();
  await outbox.sendWaiting();
  expect(sent).toEqual([]);
  expect(store.stored()).toEqual([setAside]);
  const reported = { id: 'a1', collection: 'Contact_cli', reason: '403', at: 0 };
  expect(log.info.mock.calls).toEqual([[expect.stringContaining('Set aside'), [reported]]]);
});

test('of what is set aside the newest twenty stay, and nothing that waits goes', async () => {
  const old = Array.from({ length: 20 }, (_, at) => ({
    ...message,
    id: `old${at}`,
    refused: { reason: '403', at },
  }));
  const waiting = { ...message, id: 'b2' };
  const { outbox, store } = setUp({
    stored: [waiting, ...old],
    answers: [new RefusedError('403')],
    at: 100,
  });
  await outbox.send(message, retry);
  const ids = store.stored().map(({ id }) => id);
  expect(ids).toHaveLength(21);
  expect(ids).toEqual(expect.arrayContaining(['a1', 'b2', 'old1', 'old19']));
});

test('of several tabs one sends what waits', async () => {
  const { outboxes, sent } = setUp({ stored: [message], tabs: 3 });
  await Promise.all(outboxes.map(({ sendWaiting }) => sendWaiting()));
  expect(sent).toEqual(['a1']);
});

test('no tab sends what another one is just sending for the first time', async () => {
  let arrive: () => void = () => undefined;
  const answers = [new Promise<void>((resolve) => (arrive = resolve))];
  const { outboxes, sent } = setUp({ tabs: 2, answers });
  const sending = outboxes[0]!.send(message, retry);
  await new Promise((resolve) => setTimeout(resolve, 0));
  await outboxes[1]!.sendWaiting();
  expect(sent).toEqual(['a1']);
  arrive();
  expect(await sending).toBe('saved');
});

const noPlace = new FullError('No place is left.');
const counted: Unsent = {
  ...message,
  counted: {
    places: [{ field: 'Course', option: 'a1', capacity: 12 }],
    words: 'This course is full.',
  },
};

test.each([true, false])(
  'who is told at once that it is full has the form: nothing waits (sent again: %s)',
  async (again) => {
    const { outbox, store, notified } = setUp({ answers: [noPlace] });
    expect(await outbox.send(counted, { retry: again })).toBe('full');
    expect(store.stored()).toEqual([]);
    expect(notified).toEqual([]);
  },
);

const fewer = new FullError('Too few places are left.', { tooFew: 'Only 3 are left' });

test('who asks for more than are left reads how many are: at once, or when it waited', async () => {
  const { outbox, store, notified } = setUp({ answers: [fewer, offline, fewer] });
  expect(await outbox.send(counted, retry)).toEqual({ tooFew: 'Only 3 are left' });
  expect([store.stored(), notified]).toEqual([[], []]);
  expect(await outbox.send(counted, retry)).toBe('failed');
  await outbox.sendWaiting();
  await outbox.sendWaiting();
  expect(notified).toEqual(['Only 3 are left']);
});

test('what waited and finds no place left is kept, and its visitor told, once', async () => {
  const { outbox, store, sent, notified, planned, clock } = setUp({ answers: [offline, noPlace] });
  expect(await outbox.send(counted, retry)).toBe('failed');
  expect(notified).toEqual([]);
  clock.at = 7;
  await outbox.sendWaiting();
  expect(notified).toEqual(['This course is full.']);
  expect(store.stored()).toEqual([
    {
      ...counted,
      failed: { days: 1, last: 0 },
      refused: { reason: 'No place is left.', at: 7, untold: false },
    },
  ]);
  planned.splice(0).forEach(({ then }) => then());
  await outbox.sendWaiting();
  expect(sent).toEqual(['a1', 'a1']);
  expect(notified).toHaveLength(1);
  expect(planned).toEqual([]);
});

test('who is on the waiting list is told once, at once or when the record arrives, and nothing waits', async () => {
  const { outbox, store, notified } = setUp({ answers: ['waiting', offline, 'waiting'] });
  expect(await outbox.send(counted, retry)).toBe('waiting');
  expect([store.stored(), notified]).toEqual([[], []]);
  expect(await outbox.send(counted, retry)).toBe('failed');
  await outbox.sendWaiting();
  await outbox.sendWaiting();
  expect(notified).toEqual(['This course is full.']);
  expect(store.stored()).toMatchObject([
    { id: 'a1', refused: { reason: 'It is on the waiting list.', untold: false } },
  ]);
});

test('who left before they were told that it is full is told on the next visit, once', async () => {
  const refused = { reason: 'No place is left.', at: 0, untold: true };
  const { outbox, store, sent, notified } = setUp({ stored: [{ ...counted, refused }] });
  await outbox.sendWaiting();
  await outbox.sendWaiting();
  expect(notified).toEqual(['This course is full.']);
  expect(sent).toEqual([]);
  expect(store.stored()).toEqual([{ ...counted, refused: { ...refused, untold: false } }]);
});

test('what another tab of theirs was told of is not told again', async () => {
  const { outboxes, notified } = setUp({ stored: [counted], answers: [noPlace], tabs: 2 });
  for (const each of outboxes) await each.sendWaiting();
  expect(notified).toEqual(['This course is full.']);
});
