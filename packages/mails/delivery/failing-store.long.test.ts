/** @jest-environment node */
import type { Mail } from '../compose/mail';
import { createMemoryStore } from '../testing/memory-store';
import { plan } from '../testing/plan';
import { createCourier } from './create-courier';
import type { DeliveryStore } from './delivery';
import { usualPace } from './pace';

const minute = 60_000;
const names = ['a', 'b', 'c'];

/** How Firestore fails: nothing was done, or its answer was lost. */
type Way = 'before' | 'after';

/** A store of which one call fails, counted from 1; `reached` says whether there was such a call. */
const failingOnce = (store: DeliveryStore, { at, way }: { at: number; way: Way }) => {
  let calls = 0;
  const failing = new Proxy(store, {
    get:
      (target, name: keyof DeliveryStore) =>
      async (...args: never[]) => {
        calls += 1;
        const fails = calls === at;
        if (fails && way === 'before') throw new Error('14 UNAVAILABLE');
        const answer: unknown = await (target[name] as (...given: never[]) => unknown)(...args);
        if (fails) throw new Error('4 DEADLINE_EXCEEDED');
        return answer;
      },
  });
  return { failing, reached: () => calls >= at };
};

/** Three records are reported, each again where that fails, as Google does; then sweeps for half an hour. */
const liveThrough = async (at: number, way: Way) => {
  let now = Date.parse('2026-11-22T10:00:00Z');
  const { failing, reached } = failingOnce(createMemoryStore().store, { at, way });
  const mails: Mail[] = [];
  const courier = createCourier({
    plan,
    store: failing,
    isOwnFile: () => false,
    pace: usualPace,
    clock: () => now,
    log: () => undefined,
    records: {
      remove: () => Promise.resolve(),
      read: (_collection, id) =>
        Promise.resolve({ id, createdAt: now, values: { Fullname: id, Email: `${id}@web.test` } }),
    },
    mailer: {
      send: (mail) => {
        mails.push(mail);
        return Promise.resolve({ refused: [] });
      },
    },
  });
  for (const id of names) {
    const report = () => courier.created('Contact_cli', id);
    await report().catch(report);
  }
  for (let passed = 0; passed < 30 * minute; passed += 5 * minute) {
    now += 5 * minute;
    await courier.sweep().catch(() => undefined);
  }
  return { mails, reached: reached() };
};

test.each<Way>(['before', 'after'])(
  'Firestore that fails %s any one of its calls: each record is reported, and again under the same id only',
  async (way) => {
    let at = 1;
    for (; ; at += 1) {
      const { mails, reached } = await liveThrough(at, way);
      const subjects = mails.map(({ subject }) => subject);
      const expected = names.map((name) => `Message from ${name}`);
      expect({ at, told: [...new Set(subjects)].toSorted() }).toEqual({ at, told: expected });
      expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(names.length);
      expect(mails.length).toBeLessThanOrEqual(names.length + 1);
      if (!reached) break;
    }
    expect(at).toBeGreaterThan(10);
  },
);
