/** @jest-environment node */
import { createOutbox, type Lock } from './create-outbox';
import { RefusedError } from './gateway';
import type { OutboxStore, Unsent } from './outbox-store';

const day = 24 * 60 * 60 * 1000;
const message: Unsent = {
  collection: 'Contact_cli',
  id: 'a1',
  record: { Email: 'a@b.c', id: 5 },
  since: 0,
};

const createMemoryStore = (kept: Unsent[] = []): OutboxStore & { kept: () => Unsent[] } => {
  const all = new Map(kept.map((unsent) => [unsent.id, unsent]));
  return {
    put: async (unsent) => void (await Promise.resolve(all.set(unsent.id, unsent))),
    remove: async (id) => void (await Promise.resolve(all.delete(id))),
    all: () => Promise.resolve([...all.values()]),
    kept: () => [...all.values()],
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

type Answer = 'saved' | Error | Promise<void>;

const setUp = ({ kept = [] as Unsent[], answers = [] as Answer[], tabs = 1, at = 0 } = {}) => {
  const store = createMemoryStore(kept);
  const lock = createLock();
  const sent: string[] = [];
  const log = { info: jest.fn(), error: jest.fn() };
  const planned: { then: () => void; milliseconds: number }[] = [];
  const save = (_: string, id: string) => {
    sent.push(id);
    const answer = answers.shift() ?? 'saved';
    if (answer instanceof Error) return Promise.reject(answer);
    return answer === 'saved' ? Promise.resolve() : answer;
  };
  const outboxes = Array.from({ length: tabs }, () =>
    createOutbox({
      store,
      lock,
      gateway: () => Promise.resolve({ save, upload: () => Promise.resolve('') }),
      now: () => at,
      log,
      saveTimeout: 50,
      later: (then, milliseconds) => planned.push({ then, milliseconds }),
    }),
  );
  return { outbox: outboxes[0]!, outboxes, store, sent, log, planned };
};

const offline = new Error('offline');
const keep = { keep: true };

test('a record waits in the store while it is sent, and no longer once it is saved', async () => {
  let arrive: () => void = () => undefined;
  const { outbox, store } = setUp({ answers: [new Promise((resolve) => (arrive = resolve))] });
  const sending = outbox.send(message, keep);
  await Promise.resolve();
  await Promise.resolve();
  expect(store.kept()).toEqual([message]);
  arrive();
  expect(await sending).toBe('saved');
  expect(store.kept()).toEqual([]);
});

test.each([
  ['failed and told nobody: it waits', offline, true, [message]],
  ['failed and asked to try again: the visitor has it', offline, false, []],
  ['refused for good: it is dropped', new RefusedError('403'), true, []],
])('%s', async (_, answer, kept, expected) => {
  const { outbox, store, log } = setUp({ answers: [answer] });
  expect(await outbox.send(message, { keep: kept })).toBe('failed');
  expect(store.kept()).toEqual(expected);
  expect(log.error).toHaveBeenCalledWith('Contact_cli: not saved', answer);
});

test('an answer that does not come is a failure after the time-out', async () => {
  const { outbox, store } = setUp({ answers: [new Promise<void>(() => undefined)] });
  expect(await outbox.send(message, keep)).toBe('failed');
  expect(store.kept()).toEqual([message]);
});

test('what waits is sent again ever more slowly, until it is saved', async () => {
  const { outbox, store, sent, planned } = setUp({ answers: Array<Error>(7).fill(offline) });
  await outbox.send(message, keep);
  for (let round = 0; round < 7; round += 1) {
    expect(planned).toHaveLength(round + 1);
    planned[round]!.then();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  expect(planned.map(({ milliseconds }) => milliseconds / 1000)).toEqual([
    5, 15, 60, 300, 900, 900, 900,
  ]);
  expect(sent).toEqual(Array<string>(8).fill('a1'));
  expect(store.kept()).toEqual([]);
});

test('what an earlier visit left goes out under its first id', async () => {
  const { outbox, store, sent } = setUp({ kept: [message, { ...message, id: 'b2' }] });
  await outbox.sendWaiting();
  expect(sent).toEqual(['a1', 'b2']);
  expect(store.kept()).toEqual([]);
});

test('one record that fails does not hold up the next', async () => {
  const other = { ...message, id: 'b2' };
  const { outbox, store } = setUp({ kept: [message, other], answers: [offline] });
  await outbox.sendWaiting();
  expect(store.kept()).toEqual([message]);
});

test.each([
  ['seven days old: sent', 7 * day, ['a1']],
  ['older than seven days: dropped and logged', 7 * day + 1, []],
])('%s', async (_, at, expected) => {
  const { outbox, store, sent, log } = setUp({ kept: [message], at });
  await outbox.sendWaiting();
  expect(sent).toEqual(expected);
  expect(store.kept()).toEqual([]);
  expect(log.error).toHaveBeenCalledTimes(expected.length === 0 ? 1 : 0);
});

test('of several tabs one sends what waits', async () => {
  const { outboxes, sent } = setUp({ kept: [message], tabs: 3 });
  await Promise.all(outboxes.map(({ sendWaiting }) => sendWaiting()));
  expect(sent).toEqual(['a1']);
});

test('no tab sends what another one is just sending for the first time', async () => {
  let arrive: () => void = () => undefined;
  const answers = [new Promise<void>((resolve) => (arrive = resolve))];
  const { outboxes, sent } = setUp({ tabs: 2, answers });
  const sending = outboxes[0]!.send(message, keep);
  await new Promise((resolve) => setTimeout(resolve, 0));
  await outboxes[1]!.sendWaiting();
  expect(sent).toEqual(['a1']);
  arrive();
  expect(await sending).toBe('saved');
});
