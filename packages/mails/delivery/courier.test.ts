/** @jest-environment node */
import type { MailRecord } from '../compose/compose-mail';
import type { Mail } from '../compose/mail';
import type { MailPlan } from '../mail-plan';
import { MailProblem, type Refusal } from '../mailer/mailer';
import { createMemoryStore } from '../testing/memory-store';
import { confirming, plan as acme } from '../testing/plan';
import { createCourier } from './create-courier';
import { deliveryKeys } from './delivery-keys';
import { hour, usualPace } from './pace';

const minute = 60_000;

/** A courier whose clock, mail server and deaths are in the hand of the test. */
const start = () => {
  let now = Date.parse('2026-11-22T10:00:00Z');
  const { store, deliveries } = createMemoryStore();
  const mails: Mail[] = [];
  const times: number[] = [];
  const logged: string[] = [];
  const gone = new Set<string>();
  let hangs = false;
  let readsFail = false;
  /** Records whose content is another one than that of the others. */
  const odd = new Map<string, Partial<MailRecord>>();
  let refuse: (mail: Mail) => Refusal[] = () => [];
  let fail: ((mail: Mail) => Error | undefined) | undefined;
  const make = (plan: MailPlan = acme) =>
    createCourier({
      plan,
      store,
      isOwnFile: () => false,
      pace: usualPace,
      clock: () => now,
      log: (message) => logged.push(message),
      records: {
        remove: () => Promise.resolve(),
        read: (_collection, id) => {
          if (readsFail) return Promise.reject(new Error('Too much contention'));
          return Promise.resolve(
            gone.has(id)
              ? undefined
              : {
                  id,
                  createdAt: now,
                  values: { Fullname: id, Email: `${id}@web.test` },
                  ...odd.get(id),
                },
          );
        },
      },
      mailer: {
        send: (mail) => {
          const error = fail?.(mail);
          if (error) return Promise.reject(error);
          mails.push(mail);
          times.push(now);
          if (hangs) return new Promise<never>(() => undefined);
          return Promise.resolve({ refused: refuse(mail) });
        },
      },
    });
  const courier = make();
  const pass = (milliseconds: number) => (now += milliseconds);
  /** Reports so many records, each of another id. */
  const flood = async (count: number, { of = courier, sign = 'r' } = {}) => {
    for (let number = 0; number < count; number += 1) {
      await of.created('Contact_cli', `${sign}${number}`);
    }
  };
  /** A process that dies while it sends the mail of the record `a`; resolves to the next one. */
  const dieWhileSending = async () => {
    hangs = true;
    void courier.created('Contact_cli', 'a');
    await new Promise(setImmediate);
    hangs = false;
    return make();
  };
  /** Time passes, with a sweep at every step. */
  const live = async (milliseconds: number, { of = courier, step = 5 * minute } = {}) => {
    for (let passed = 0; passed < milliseconds; passed += step) {
      pass(step);
      await of.sweep();
    }
  };
  return {
    make,
    courier,
    flood,
    dieWhileSending,
    live,
    mails,
    times,
    logged,
    gone,
    odd,
    deliveries,
    failReads: (next: boolean) => (readsFail = next),
    failWith: (next: typeof fail) => (fail = next),
    refuseWith: (next: typeof refuse) => (refuse = next),
    pass,
    stateOf: (id: string) => deliveries.get(deliveryKeys('Contact_cli', id)[0])?.state,
  };
};

const refused = () => new MailProblem('The server says no.', true, 'refused');

test('one record is one mail, however often it is reported', async () => {
  const { courier, make, mails, stateOf } = start();
  await Promise.all([courier.created('Contact_cli', 'a'), courier.created('Contact_cli', 'a')]);
  await make().created('Contact_cli', 'a');
  await courier.sweep();
  expect(mails.map(({ subject }) => subject)).toEqual(['Message from a']);
  expect(stateOf('a')).toBe('sent');
});

test('a form without notification leaves no trace', async () => {
  const { courier, mails, deliveries } = start();
  await courier.created('subcribe', 'a');
  expect(mails).toEqual([]);
  expect(deliveries.size).toBe(0);
});

test('a death before the answer was written down: the mail goes out again under the same id, once', async () => {
  const { mails, dieWhileSending, pass, stateOf } = start();
  const next = await dieWhileSending();
  expect(mails).toHaveLength(1);
  await next.created('Contact_cli', 'a');
  expect(mails).toHaveLength(1);
  pass(usualPace.lease);
  await next.sweep();
  expect(stateOf('a')).toBe('sent');
  expect(mails).toHaveLength(2);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test('a machine that was off for a day gives nothing up at the first refusal', async () => {
  const { mails, dieWhileSending, pass, failWith, stateOf } = start();
  const next = await dieWhileSending();
  pass(30 * hour);
  failWith(refused);
  await next.sweep();
  expect(stateOf('a')).toBe('waiting');
  failWith(undefined);
  pass(hour);
  await next.sweep();
  expect(stateOf('a')).toBe('sent');
  await next.created('Contact_cli', 'b');
  expect(mails.at(-1)?.text).not.toContain('no mail could be sent');
});

test('a mail that may have been sent before a crash is in no list, however many mails there are', async () => {
  const { mails, flood, dieWhileSending, live } = start();
  const next = await dieWhileSending();
  await flood(40, { of: next });
  await live(150 * minute, { of: next });
  const reported = mails.filter(({ text }) => text.includes('Contact_cli/a'));
  expect(reported).toHaveLength(2);
  expect(new Set(reported.map(({ messageId }) => messageId)).size).toBe(1);
});

test('a crash before any mail was handed over: none can have been sent, and the record is in the list', async () => {
  const { courier, make, mails, deliveries, flood, pass, failReads } = start();
  await flood(40);
  const single = mails.length;
  failReads(true);
  await expect(courier.created('Contact_cli', 'a')).rejects.toThrow('contention');
  failReads(false);
  pass(usualPace.lease);
  await make().sweep();
  expect(deliveries.get(deliveryKeys('Contact_cli', 'a')[0])).toMatchObject({ state: 'held' });
  pass(hour);
  await make().sweep();
  expect(mails).toHaveLength(single + 1);
  expect(mails.at(-1)?.text).toContain('Contact_cli/a');
});

test('a mail that certainly was not sent may be in a list later', async () => {
  const { courier, deliveries, failWith } = start();
  failWith(refused);
  await courier.created('Contact_cli', 'a');
  const read = () => deliveries.get(deliveryKeys('Contact_cli', 'a')[0])?.mayBeOut;
  expect(read()).toBe(false);
  failWith(() => new MailProblem('silence', false, 'silent'));
  await courier.created('Contact_cli', 'b');
  expect(deliveries.get(deliveryKeys('Contact_cli', 'b')[0])?.mayBeOut).toBe(true);
});

test('what is in the hands of another is left alone until its lease is over', async () => {
  const { courier, make, mails, deliveries, pass, failWith } = start();
  failWith(() => refused());
  await courier.created('Contact_cli', 'a');
  failWith(undefined);
  const [key, before] = [...deliveries][0]!;
  deliveries.set(key, { ...before, state: 'sending', dueAt: before.dueAt! + usualPace.lease });
  pass(2 * minute);
  await make().sweep();
  expect(mails).toEqual([]);
  pass(usualPace.lease);
  await make().sweep();
  expect(mails).toHaveLength(1);
});

test('a failed mail is tried again for a day, at growing intervals, then reported in the log and in the next mail', async () => {
  const { courier, mails, logged, live, failWith, stateOf } = start();
  failWith(refused);
  await courier.created('Contact_cli', 'lost');
  const began = logged.length;
  await live(25 * hour);
  expect(stateOf('lost')).toBe('failed');
  expect(logged.length - began).toBeGreaterThan(20);
  expect(logged.length - began).toBeLessThan(40);
  expect(logged[0]).toBe(
    'No mail for Contact_cli/lost: The server says no. It will be tried again in 1 min. What was sent is stored.',
  );
  expect(logged.at(-1)).toContain('It was tried for a day; the next mail mentions it.');
  failWith(undefined);
  await courier.created('Contact_cli', 'next');
  await courier.created('Contact_cli', 'third');
  expect(mails.map(({ text }) => text.includes('Contact_cli/lost'))).toEqual([true, false]);
});

const most = (times: number[]) =>
  Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + hour).length));

test('never more than 30 mails within any hour: the rest as one list each hour, none lost, none twice', async () => {
  const { courier, mails, times, live, pass, deliveries } = start();
  const ids = Array.from({ length: 2500 }, (_, index) => `r${index}`);
  for (const id of ids) {
    await courier.created('Contact_cli', id);
    pass(1000);
    if (Number(id.slice(1)) % 60 === 0) await courier.sweep();
  }
  await live(5 * hour);
  expect(most(times)).toBeLessThanOrEqual(30);
  const lists = mails.filter(({ subject }) => subject.startsWith('More messages'));
  expect(lists.length).toBeGreaterThan(1);
  expect(lists.length).toBeLessThan(8);
  const reported = mails.flatMap(({ text }) =>
    [...text.matchAll(/Contact_cli\/(r\d+)\b/g)].map(([, id]) => id),
  );
  expect(reported.toSorted()).toEqual(ids.toSorted());
  expect(new Set([...deliveries.values()].map(({ state }) => state))).toEqual(
    new Set(['sent', 'listed']),
  );
});

test.each([
  ['another address', acme],
  ['the same', { ...acme, forms: acme.forms.map((each) => ({ ...each, to: ['all@acme.test'] })) }],
])(
  'a flood of one form hides no message of another one to %s: it is reported within the hour',
  async (_, plan) => {
    const { make, mails, flood, live, pass } = start();
    const courier = make(plan);
    await flood(3000, { of: courier });
    pass(minute);
    await courier.created('freelancers', 'real');
    await live(hour + 5 * minute, { of: courier });
    expect(mails.filter(({ text }) => text.includes('freelancers/real'))).toHaveLength(1);
  },
);

test('waiting mails of a form without notification are dropped', async () => {
  const { make, mails, flood, pass, stateOf } = start();
  await flood(40);
  const before = mails.length;
  pass(24 * hour);
  const forms = acme.forms.filter(({ collection }) => collection !== 'Contact_cli');
  await make({ ...acme, forms }).sweep();
  expect(stateOf('r39')).toBe('gone');
  expect(mails).toHaveLength(before);
});

test('a server that does not know a form leaves what waits of it to the one that does', async () => {
  const { courier, make, mails, flood, pass, failWith, stateOf } = start();
  const forms = acme.forms.filter(({ collection }) => collection !== 'Contact_cli');
  const older = make({ ...acme, forms });
  failWith(refused);
  await courier.created('Contact_cli', 'a');
  failWith(undefined);
  pass(hour);
  await older.sweep();
  expect(stateOf('a')).toBe('waiting');
  pass(hour);
  await courier.sweep();
  expect(mails.map(({ subject }) => subject)).toEqual(['Message from a']);

  await flood(40);
  const before = mails.length;
  pass(hour);
  await older.sweep();
  await courier.sweep();
  expect(mails.slice(before).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^More messages from the website of Acme: \d+$/),
  ]);
});

test('a list that was begun while another server sent its records has none of them', async () => {
  const { courier, mails, deliveries, flood, pass } = start();
  await flood(40);
  pass(hour);
  await courier.sweep();
  const list = [...deliveries.values()].find(({ key }) => key.startsWith('list~'))!;
  const members = [...deliveries.values()]
    .filter(({ state }) => state === 'listed')
    .map(({ key }) => key);
  expect(members.length).toBeGreaterThan(0);
  deliveries.set(list.key, { ...list, state: 'waiting', dueAt: 0, members });
  const before = mails.length;
  pass(2 * hour);
  await courier.sweep();
  await courier.sweep();
  expect(mails).toHaveLength(before);
  expect(deliveries.get(list.key)).toMatchObject({ state: 'sent', dueAt: null });
});

test('a failed list is tried again unchanged, and its records are in no other', async () => {
  const { courier, mails, flood, live, pass, failWith } = start();
  await flood(40);
  const single = mails.length;
  failWith(refused);
  await live(5 * hour, { step: hour });
  failWith(undefined);
  pass(hour);
  await courier.sweep();
  pass(2 * hour);
  await courier.sweep();
  expect(mails).toHaveLength(single + 1);
  expect(mails.at(-1)?.text.match(/Contact_cli\/r\d+/g)).toHaveLength(40 - single);
});

test('after the addresses in config change, waiting mails go to the new ones', async () => {
  const { make, mails, flood, pass } = start();
  await flood(40);
  const forms = acme.forms.map((form) => ({ ...form, to: ['new@acme.test'] }));
  pass(hour);
  await make({ ...acme, forms }).sweep();
  expect(mails.at(-1)).toMatchObject({
    to: ['new@acme.test'],
    subject: 'More messages from the website of Acme: 12',
  });
});

test('a record that was deleted meanwhile sends no mail', async () => {
  const { courier, mails, gone, stateOf } = start();
  gone.add('a');
  await courier.created('Contact_cli', 'a');
  expect(mails).toEqual([]);
  expect(stateOf('a')).toBe('gone');
});

test('a mail that certainly was not sent does not count among the 30; one that may have been does', async () => {
  const { mails, flood, failWith } = start();
  failWith(refused);
  await flood(40, { sign: 'x' });
  failWith(() => new MailProblem('silence', false, 'silent'));
  await flood(20, { sign: 'y' });
  failWith(undefined);
  await flood(40);
  expect(mails).toHaveLength(30 - 2 - 20);
});

/** Names of what every object inherits. */
const inherited = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...['length', 'name', 'then', 'toJSON', 'prototype'],
];

test.each(inherited)('a visitor named %s is reported like any other', async (name) => {
  const { courier, mails, odd, stateOf } = start();
  odd.set('a', { values: { Fullname: name, Email: 'a@web.test', [name]: name } });
  await courier.created('Contact_cli', 'a');
  expect(mails.map(({ subject }) => subject.replaceAll(/[[\]]/g, ''))).toEqual([
    `Message from ${name}`,
  ]);
  expect(stateOf('a')).toBe('sent');
});

/** No mail can be made of it: it was sent at no moment that there is. */
const unmakable = { createdAt: NaN };

test('a record that no mail can be made of is set aside and told once; what waits behind it is reached', async () => {
  const { courier, mails, logged, odd, live, failWith, stateOf } = start();
  odd.set('bad', unmakable);
  failWith(refused);
  await courier.created('Contact_cli', 'behind');
  failWith(undefined);
  await courier.created('Contact_cli', 'bad');
  expect(stateOf('bad')).toBe('failed');
  await live(2 * hour);
  expect(stateOf('behind')).toBe('sent');
  await courier.created('Contact_cli', 'next');
  expect(logged.filter((line) => line.includes('Contact_cli/bad'))).toEqual([
    'No mail can be made for Contact_cli/bad (RangeError). The next mail mentions it. What was sent is stored.',
  ]);
  expect(mails.map(({ text }) => text.includes('Contact_cli/bad'))).toEqual([true, false]);
});

test('of such a record whoever sent it gets no mail either, and that is told as well', async () => {
  const { make, mails, odd } = start();
  const courier = make(confirming(acme));
  const getOwnPropertyDescriptor = () => {
    throw new TypeError('broken');
  };
  odd.set('bad', { values: new Proxy({}, { getOwnPropertyDescriptor }) });
  await courier.created('Contact_cli', 'bad');
  await courier.created('Contact_cli', 'next');
  const [owners] = mails.filter(({ to }) => to[0] === 'office@acme.test');
  expect(owners?.text).toContain(
    'Of these earlier messages no mail could be sent: Contact_cli/bad.',
  );
  expect(owners?.text).toContain('Whoever sent these messages got no confirmation');
});

test('in a list such a record is named by its place, and the others have their lines', async () => {
  const { mails, flood, odd, live } = start();
  odd.set('r39', unmakable);
  await flood(40);
  await live(2 * hour);
  const list = mails.at(-1);
  expect(list?.text).toContain('Contact_cli/r39  (see it there)');
  expect(list?.text).toContain('AM UTC  r38, r38@web[.]test');
});

test('a record that cannot be read for a day is given up and named; a sweep reaches the others all the same', async () => {
  const { courier, mails, odd, live, stateOf, failWith, pass } = start();
  odd.set('bad', {
    get values(): MailRecord['values'] {
      throw new Error('unreadable');
    },
  });
  await expect(courier.created('Contact_cli', 'bad')).rejects.toThrow('unreadable');
  // What breaks is due first.
  pass(usualPace.lease);
  failWith(refused);
  await courier.created('Contact_cli', 'good');
  failWith(undefined);
  pass(minute);
  await expect(courier.sweep()).rejects.toThrow('unreadable');
  expect(stateOf('good')).toBe('sent');
  await live(25 * hour, { of: { ...courier, sweep: () => courier.sweep().catch(() => 0) } });
  expect(stateOf('bad')).toBe('failed');
  await courier.created('Contact_cli', 'next');
  expect(mails.at(-1)?.text).toContain('Contact_cli/bad');
});

const twoAddresses: MailPlan = {
  ...acme,
  forms: acme.forms.map((form) => ({ ...form, to: ['office@acme.test', 'new@acme.test'] })),
};

const notNew = (isForNow: boolean) => (mail: Mail) =>
  mail.to
    .filter((address) => address.startsWith('new'))
    .map((address) => ({ address, isForNow, answer: isForNow ? '451 later' : '550 nobody' }));

test('an address that was refused for now gets the mail later, alone and under the same id', async () => {
  const { make, mails, logged, pass, failWith, refuseWith, stateOf } = start();
  const courier = make(twoAddresses);
  refuseWith(notNew(true));
  await courier.created('Contact_cli', 'a');
  expect(stateOf('a')).toBe('waiting');
  expect(logged[0]).toContain('does not accept new@acme.test for now (“451 later”)');
  refuseWith(() => []);
  failWith(refused);
  pass(minute);
  await courier.sweep();
  failWith(undefined);
  pass(hour);
  await courier.sweep();
  await courier.sweep();
  expect(mails.map(({ to }) => to)).toEqual([
    ['office@acme.test', 'new@acme.test'],
    ['new@acme.test'],
  ]);
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  expect(stateOf('a')).toBe('sent');
});

test.each([true, false])(
  'an address that is refused for a day or for good (%s) is named in the log and in the next mail, once',
  async (isForNow) => {
    const { make, mails, logged, live, refuseWith, stateOf } = start();
    const courier = make(twoAddresses);
    refuseWith(notNew(isForNow));
    await courier.created('Contact_cli', 'a');
    if (isForNow) await live(26 * hour, { of: courier, step: 10 * minute });
    expect(stateOf('a')).toBe('sent');
    expect(logged.at(-1)).toContain('The mail server refuses new@acme.test');
    refuseWith(() => []);
    const before = mails.length;
    await courier.created('Contact_cli', 'b');
    await courier.created('Contact_cli', 'c');
    expect(
      mails.slice(before).map(({ text }) => text.includes('The mail server refuses new@acme.test')),
    ).toEqual([true, false]);
    expect(mails.at(-1)?.text).not.toContain('no mail could be sent');
  },
);

test('a list that one of two addresses does not accept goes to it once more, then is named', async () => {
  const { make, mails, logged, flood, live, refuseWith } = start();
  const courier = make(twoAddresses);
  await flood(40);
  refuseWith(notNew(true));
  await live(200 * minute, { of: courier });
  const lists = mails.filter(({ subject }) => subject.startsWith('More messages'));
  expect(lists.map(({ to }) => to)).toEqual([
    ['office@acme.test', 'new@acme.test'],
    ['new@acme.test'],
  ]);
  expect(logged.at(-1)).toContain('The mail server refuses new@acme.test');
});
