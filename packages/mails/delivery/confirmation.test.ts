/** @jest-environment node */
import type { Mail } from '../compose/mail';
import type { MailPlan } from '../mail-plan';
import { MailProblem } from '../mailer/mailer';
import { createMemoryStore } from '../testing/memory-store';
import { confirming, contactForm, plan as acme } from '../testing/plan';
import { createCourier } from './create-courier';
import { deliveryKeys } from './delivery-keys';
import { movedUpDelivery } from './moved-up';
import { hour, usualPace } from './pace';

const minute = 60_000;

const withMost = (all: number, address: number): MailPlan => ({
  ...confirming({ ...acme, forms: [contactForm] }),
  confirmationsAnHour: { all, address },
});

/** A courier whose clock and mail server are in the hand of the test. */
const start = (first: MailPlan = withMost(60, 2)) => {
  let now = Date.parse('2026-11-22T10:00:00Z');
  const { store, deliveries } = createMemoryStore();
  const mails: Mail[] = [];
  const logged: string[] = [];
  const gone = new Set<string>();
  const addresses = new Map<string, string>();
  let hangs = false;
  let fail: ((mail: Mail) => Error | undefined) | undefined;
  const make = (plan: MailPlan) =>
    createCourier({
      plan,
      store,
      isOwnFile: () => false,
      pace: usualPace,
      clock: () => now,
      log: (message) => logged.push(message),
      records: {
        remove: ({ id }) => {
          gone.add(id);
          return Promise.resolve();
        },
        read: (_collection, id) =>
          Promise.resolve(
            gone.has(id)
              ? undefined
              : { id, createdAt: now, values: { Email: addresses.get(id) ?? `${id}@web.test` } },
          ),
      },
      mailer: {
        send: (mail) => {
          const error = fail?.(mail);
          if (error) return Promise.reject(error);
          mails.push(mail);
          return hangs ? new Promise<never>(() => undefined) : Promise.resolve({ refused: [] });
        },
      },
    });
  const courier = make(first);
  const pass = (milliseconds: number) => (now += milliseconds);
  return {
    make,
    courier,
    deliveries,
    logged,
    gone,
    mails,
    pass,
    hang: (next: boolean) => (hangs = next),
    failWith: (next: typeof fail) => (fail = next),
    /** Reports a record from an address. */
    from: async (id: string, address: string) => {
      addresses.set(id, address);
      await courier.created('Contact_cli', id);
    },
    /** Time passes, with a sweep at every step. */
    live: async (milliseconds: number, step = 5 * minute) => {
      for (let passed = 0; passed < milliseconds; passed += step) {
        pass(step);
        await courier.sweep();
      }
    },
    toSenders: () =>
      mails.filter(({ subject }) => subject === 'We have it').map(({ to }) => to.join()),
    toOwners: () => mails.filter(({ to }) => to[0] === 'office@acme.test'),
    stateOf: (id: string) => deliveries.get(deliveryKeys('Contact_cli', id)[1])?.state,
  };
};

const failing =
  (words: string, kind: 'refused' | 'no mailbox' = 'refused') =>
  (mail: Mail) =>
    mail.subject === 'We have it' ? new MailProblem(words, true, kind) : undefined;

test('one record is one mail to whoever sent it, beside the one to the owner, however often it is reported', async () => {
  const { courier, make, toSenders, toOwners, stateOf } = start();
  await Promise.all([courier.created('Contact_cli', 'a'), courier.created('Contact_cli', 'a')]);
  await make(withMost(60, 2)).created('Contact_cli', 'a');
  await courier.sweep();
  expect(toSenders()).toEqual(['a@web.test']);
  expect(toOwners()).toHaveLength(1);
  expect(stateOf('a')).toBe('sent');
});

test('a death before the answer was written down: it goes out again under the same id, once', async () => {
  const { courier, make, hang, mails, pass, toSenders, stateOf } = start();
  hang(true);
  void courier.created('Contact_cli', 'a');
  await new Promise(setImmediate);
  hang(false);
  const next = make(withMost(60, 2));
  await next.created('Contact_cli', 'a');
  expect(toSenders()).toHaveLength(1);
  pass(usualPace.lease);
  await next.sweep();
  await next.sweep();
  expect(toSenders()).toHaveLength(2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
  expect(stateOf('a')).toBe('sent');
});

test('a failing mail to the sender does not hold up the one to the owner, and is tried again', async () => {
  const { courier, failWith, toSenders, toOwners, pass } = start();
  failWith(failing('451 later'));
  await courier.created('Contact_cli', 'a');
  expect(toOwners()).toHaveLength(1);
  failWith(undefined);
  pass(minute);
  await courier.sweep();
  expect(toSenders()).toEqual(['a@web.test']);
});

test('after a day without success the next mail to the owner says whose it was', async () => {
  const { courier, failWith, live, toOwners, stateOf, from } = start();
  failWith(failing('451 later'));
  await courier.created('Contact_cli', 'a');
  await live(25 * hour);
  expect(stateOf('a')).toBe('failed');
  failWith(undefined);
  await from('b', 'b@web.test');
  await from('c', 'c@web.test');
  const texts = toOwners().map(({ text }) => text);
  expect(texts[1]).toContain('Whoever sent these messages got no confirmation');
  expect(texts[1]).toContain('Contact_cli/a');
  expect(texts[1]).not.toContain('no mail could be sent');
  expect(texts[2]).not.toContain('got no confirmation');
});

test('an address that the mail server refuses for good is not tried again; the log holds no address', async () => {
  const { courier, failWith, live, logged, stateOf, toSenders } = start();
  failWith(failing('550 <a@web.test>: no such user', 'no mailbox'));
  await courier.created('Contact_cli', 'a');
  expect(stateOf('a')).toBe('failed');
  failWith(undefined);
  await live(2 * hour);
  expect(toSenders()).toEqual([]);
  expect(logged.join()).toContain('550 <…>: no such user');
  expect(logged.join()).not.toContain('web.test');
});

test.each([
  ['the same', 'x@web.test', 'x@web.test'],
  ['in capitals', 'x@web.test', 'X@WEB.test'],
  ['with a plus', 'x@web.test', 'x+1@web.test'],
  ['with the other name of Gmail', 'x@gmail.com', 'x@googlemail.com'],
  ['with dots at Gmail', 'xy@gmail.com', 'x.y@gmail.com'],
])('an address gets so many within the hour, %s', async (_, one, other) => {
  const { from, live, toSenders, stateOf, logged } = start();
  await from('a', one);
  await from('b', other);
  await from('c', one);
  expect(toSenders()).toEqual([one, other]);
  expect(stateOf('c')).toBe('withheld');
  expect(logged.join()).toContain('as many as config/notifications.ts allows');
  await live(2 * hour);
  expect(toSenders()).toHaveLength(2);
  await from('d', one);
  expect(toSenders()).toHaveLength(3);
});

test('an address gets three times as many within a day, whatever the hour', async () => {
  const { from, pass, toSenders } = start();
  for (let number = 0; number < 24; number += 1) {
    await from(`r${number}`, 'x@web.test');
    pass(hour);
  }
  expect(toSenders()).toHaveLength(6);
  await from('next', 'x@web.test');
  expect(toSenders()).toHaveLength(7);
});

test('all together get so many within an hour; the rest waits for its turn', async () => {
  const { from, live, toSenders, toOwners } = start(withMost(3, 2));
  for (let number = 0; number < 8; number += 1) await from(`r${number}`, `r${number}@web.test`);
  expect(toOwners()).toHaveLength(8);
  expect(toSenders()).toHaveLength(3);
  await live(50 * minute);
  expect(toSenders()).toHaveLength(3);
  await live(6 * hour);
  expect(new Set(toSenders()).size).toBe(8);
  expect(toSenders()).toHaveLength(8);
});

test('a mail that fails again and again counts once within the hour', async () => {
  const { from, failWith, live, toSenders } = start(withMost(2, 1));
  failWith(failing('451 later'));
  await from('a', 'a@web.test');
  await live(30 * minute);
  failWith(undefined);
  await from('b', 'b@web.test');
  expect(toSenders()).toEqual(['b@web.test']);
});

test('the hash of the address is all that is kept of it', async () => {
  const { from, deliveries } = start();
  await from('a', 'ada@web.test');
  expect(JSON.stringify([...deliveries])).not.toContain('web.test');
});

test.each([
  ['a record that was deleted', 'gone', ''],
  ['a record without an address', 'a', 'nobody'],
])('%s: nothing is sent', async (_, id, address) => {
  const { from, gone, toSenders, stateOf } = start();
  gone.add('gone');
  await from(id, address);
  expect(toSenders()).toEqual([]);
  expect(stateOf(id)).toBe('gone');
});

test('whoever sent a form before config asked for confirmation gets none', async () => {
  const { make, courier, toSenders, deliveries, live } = start({ ...acme, forms: [contactForm] });
  await courier.created('Contact_cli', 'a');
  expect(deliveries.has(deliveryKeys('Contact_cli', 'a')[0])).toBe(true);
  expect(deliveries.has(deliveryKeys('Contact_cli', 'a')[1])).toBe(false);
  await make(withMost(60, 2)).sweep();
  await live(hour);
  expect(toSenders()).toEqual([]);
});

test('who moves up from a waiting list gets another mail, once, and the owner none', async () => {
  const { courier, deliveries, mails, live, toSenders, toOwners } = start();
  await courier.created('Contact_cli', 'a');
  await live(2 * hour);
  const delivery = movedUpDelivery(
    { collection: 'Contact_cli', id: 'a' },
    mails[0]!.date.getTime(),
  );
  deliveries.set(delivery.key, delivery);
  await live(hour);
  expect(toSenders()).toEqual(['a@web.test', 'a@web.test']);
  expect(toOwners()).toHaveLength(1);
  const ids = mails.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(3);
  expect(deliveries.get(delivery.key)?.state).toBe('sent');
});
