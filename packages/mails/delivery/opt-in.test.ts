/** @jest-environment node */
import type { Mail } from '../compose/mail';
import { createConfirmHandler } from '../confirm-handler';
import type { MailPlan } from '../mail-plan';
import { MailProblem } from '../mailer/mailer';
import { createMemoryStore } from '../testing/memory-store';
import { contactForm, freelancerForm, optingIn, plan as acme } from '../testing/plan';
import { createCourier } from './create-courier';
import type { Delivery } from './delivery';
import { deliveryKeys } from './delivery-keys';
import { hour, usualPace } from './pace';

const day = 24 * hour;
const collection = 'Contact_cli';
const secret = 'a secret of thirty-two characters';
const asking = (days = 7): MailPlan => optingIn({ ...acme, forms: [contactForm] }, days);

/** A site whose clock, mail server and records are in the hand of the test. */
const start = (plan = asking()) => {
  let now = Date.parse('2026-11-22T10:00:00Z');
  const { store, deliveries } = createMemoryStore();
  const mails: Mail[] = [];
  const logged: string[] = [];
  const stored = new Set<string>();
  let fail: ((mail: Mail) => Error | undefined) | undefined;
  let isDown = false;
  const common = {
    store,
    clock: () => now,
    log: (message: string) => logged.push(message),
    records: {
      read: (_collection: string, id: string) => {
        if (isDown) return Promise.reject(new Error('out of reach'));
        const values = { Fullname: id, Email: `${id}@web.test` };
        return Promise.resolve(stored.has(id) ? { id, createdAt: now, values } : undefined);
      },
      remove: ({ id }: { id: string }) => {
        if (isDown || id === 'stuck') return Promise.reject(new Error('out of reach'));
        stored.delete(id);
        return Promise.resolve();
      },
    },
  };
  const courierOf = (each: MailPlan) =>
    createCourier({
      ...common,
      plan: each,
      isOwnFile: () => false,
      pace: usualPace,
      optInSecret: () => secret,
      mailer: {
        send: (mail) => {
          const error = fail?.(mail);
          if (error) return Promise.reject(error);
          mails.push(mail);
          return Promise.resolve({ refused: [] });
        },
      },
    });
  const courier = courierOf(plan);
  const answer = createConfirmHandler({ ...common, plan, secret: () => secret });
  const linkTo = (id: string) =>
    /https:\S+/.exec(mails.find(({ to }) => to[0] === `${id}@web.test`)?.text ?? '')?.[0] ?? '';
  const sent = async (id: string) => {
    stored.add(id);
    await courier.created(collection, id);
  };
  return {
    courierOf,
    courier,
    deliveries,
    logged,
    mails,
    stored,
    answer,
    linkTo,
    sent,
    failWith: (next: typeof fail) => (fail = next),
    down: (next: boolean) => (isDown = next),
    pass: (milliseconds: number) => (now += milliseconds),
    press: async (link: string) => {
      const { search } = new URL(link);
      const { headers } = await answer({
        method: 'POST',
        body: search.slice(1),
        referer: undefined,
      });
      return headers.Location?.replace(/\?.*#/, '#');
    },
    /** Time passes, with a sweep every hour. */
    live: async (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += hour) {
        now += hour;
        await courier.sweep();
      }
    },
    toOwners: () => mails.filter(({ to }) => to[0] === 'office@acme.test'),
    stateOf: (id: string) => deliveries.get(deliveryKeys(collection, id)[0])?.state,
  };
};

test('the owner is told once, when whoever sent it has confirmed; a second press changes nothing', async () => {
  const { sent, courier, press, linkTo, toOwners, stateOf, mails } = start();
  await sent('a');
  await sent('a');
  await courier.sweep();
  expect(mails.map(({ to }) => to.join())).toEqual(['a@web.test']);
  expect(stateOf('a')).toBe('unconfirmed');
  expect(linkTo('a')).toMatch(/^https:\/\/acme\.test\/Confirm\?token=[\w.-]+$/);

  expect(await press(linkTo('a'))).toBe('/Confirm#confirmed');
  expect(await press(linkTo('a'))).toBe('/Confirm#already-confirmed');
  await courier.sweep();
  await sent('a');
  await courier.sweep();
  expect(await press(linkTo('a'))).toBe('/Confirm#already-confirmed');
  expect(toOwners()).toHaveLength(1);
  expect(toOwners()[0]!.text).toContain('Confirmed:\n    November 22, 2026 at 10:00 AM UTC');
  expect(stateOf('a')).toBe('sent');
});

test('the mail has the link in its words, and its address for whoever reads plain text', async () => {
  const { sent, mails, linkTo } = start();
  await sent('a');
  expect(mails[0]!.html).toContain(`<a href="${linkTo('a')}">Confirm it</a>`);
  expect(mails[0]!.text).toBe(`One more click:\n\nConfirm it:\n${linkTo('a')}\n`);
});

test('the link leads to the page of the language in which it was sent, and the button back to it', async () => {
  const { forms, ...site } = asking();
  const inFrench = forms.map((form) => {
    const { confirmation } = form;
    const optIn = { page: '/fr/Confirmer', label: 'Confirmer', days: 7 };
    return {
      ...form,
      languageStamp: 'Fullname',
      inLanguages: {
        fr: { direction: 'ltr' as const, confirmation: { ...confirmation!, optIn } },
      },
    };
  });
  const { sent, linkTo, answer } = start({ ...site, forms: inFrench });
  // The record's name is the language here.
  await sent('fr');
  await sent('a');
  expect(linkTo('fr')).toMatch(/^https:\/\/acme\.test\/fr\/Confirmer\?token=/);
  expect(linkTo('a')).toMatch(/^https:\/\/acme\.test\/Confirm\?token=/);
  const body = new URL(linkTo('fr')).search.slice(1);
  const { headers } = await answer({ method: 'POST', body, referer: linkTo('fr') });
  expect(headers.Location).toMatch(/^\/fr\/Confirmer(?:\?.*)?#confirmed$/);
});

test('a program that follows links confirms nothing', async () => {
  const { sent, answer, linkTo, stateOf } = start();
  await sent('a');
  for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT']) {
    const body = new URL(linkTo('a')).search.slice(1);
    expect((await answer({ method, body, referer: linkTo('a') })).status).toBe(405);
  }
  expect(stateOf('a')).toBe('unconfirmed');
});

test('without script the link is known from the address of the page; a foreign one leads nowhere else', async () => {
  const { sent, answer, linkTo } = start();
  await sent('a');
  const press = async (referer: string | undefined) =>
    (await answer({ method: 'POST', body: 'token=', referer })).headers.Location;
  expect(await press(undefined)).toBe('/Confirm#link-not-valid');
  expect(await press('no address')).toBe('/Confirm#link-not-valid');
  expect(await press('https://evil.test/elsewhere')).toBe('/Confirm#link-not-valid');
  expect(await press(linkTo('a'))).toBe('/Confirm#confirmed');
});

test('the token of another form, a cut one, and one of a deleted message are not valid', async () => {
  const { sent, press, linkTo, stored, stateOf } = start();
  await sent('a');
  await sent('b');
  expect(await press(linkTo('a').slice(0, -3))).toBe('/Confirm#link-not-valid');
  stored.delete('b');
  expect(await press(linkTo('b'))).toBe('/Confirm#link-not-valid');
  expect([stateOf('a'), stateOf('b')]).toEqual(['unconfirmed', 'unconfirmed']);
});

test('the link works for its days; then the message is deleted with its state, and never one that was confirmed', async () => {
  const { sent, press, linkTo, live, pass, stored, deliveries, toOwners } = start(asking(2));
  await sent('late');
  await sent('early');
  expect(await press(linkTo('early'))).toBe('/Confirm#confirmed');
  await live(2 * day);
  await sent('young');
  expect([...stored]).toEqual(['late', 'early', 'young']);
  pass(14 * hour);
  expect(await press(linkTo('late'))).toBe('/Confirm#link-too-old');
  await live(hour);
  expect([...stored]).toEqual(['early', 'young']);
  expect(deliveries.size).toBe(4);
  expect(await press(linkTo('late'))).toBe('/Confirm#link-too-old');
  expect(await press(linkTo('young'))).toBe('/Confirm#confirmed');
  await live(30 * day);
  expect([...stored]).toEqual(['early', 'young']);
  expect(toOwners()).toHaveLength(2);
});

test('what could not be deleted is deleted by a later sweep, and cannot be confirmed meanwhile', async () => {
  const { sent, live, press, pass, courier, linkTo, stored, down } = start(asking(1));
  await sent('a');
  pass(3 * day);
  down(true);
  await expect(courier.sweep()).rejects.toThrow('out of reach');
  down(false);
  expect(await press(linkTo('a'))).toBe('/Confirm#link-not-valid');
  expect([...stored]).toEqual(['a']);
  await live(hour);
  expect([...stored]).toEqual([]);
});

test('what config no longer asks to confirm is not deleted', async () => {
  const { sent, courierOf, pass, stored } = start();
  await sent('a');
  pass(30 * day);
  await courierOf({ ...acme, forms: [contactForm, freelancerForm] }).sweep();
  await courierOf({ ...acme, forms: [] }).sweep();
  expect([...stored]).toEqual(['a']);
});

test('a death after the press: the next server tells the owner, once', async () => {
  const { sent, press, linkTo, courierOf, toOwners } = start();
  await sent('a');
  await press(linkTo('a'));
  for (const next of [courierOf(asking()), courierOf(asking())]) await next.sweep();
  expect(toOwners()).toHaveLength(1);
});

test('an address that takes no mail is no news for the owner, who knows nothing of it', async () => {
  const { sent, courier, failWith, press, linkTo, toOwners } = start();
  failWith((mail) =>
    mail.to[0] === 'a@web.test'
      ? new MailProblem('550 no such user', true, 'no mailbox')
      : undefined,
  );
  await sent('a');
  await sent('b');
  await press(linkTo('b'));
  await courier.sweep();
  expect(toOwners()).toHaveLength(1);
  expect(toOwners()[0]!.text).not.toContain('no confirmation');
});

test('where the store is out of reach the visitor may try again, with the link', async () => {
  const { sent, answer, linkTo, logged, down, press } = start();
  await sent('a');
  down(true);
  const { search } = new URL(linkTo('a'));
  const body = search.slice(1);
  const { headers } = await answer({ method: 'POST', body, referer: undefined });
  expect(headers.Location).toBe(`/Confirm${search}#not-confirmed`);
  expect(logged.join()).toContain('out of reach');
  down(false);
  expect(await press(linkTo('a'))).toBe('/Confirm#confirmed');
});

test('one link asks the store ten times a minute at most; others are not held up', async () => {
  const { sent, press, linkTo, pass } = start();
  await sent('a');
  await sent('b');
  for (let times = 0; times < 10; times += 1) await press(linkTo('a'));
  expect(await press(linkTo('a'))).toBe('/Confirm#not-confirmed');
  expect(await press(linkTo('b'))).toBe('/Confirm#confirmed');
  pass(61_000);
  expect(await press(linkTo('a'))).toBe('/Confirm#already-confirmed');
});

test('what cannot be read or deleted keeps no other from being deleted when its time is over', async () => {
  const { courier, sent, pass, stored, deliveries } = start();
  for (const id of ['stuck', 'a', 'b']) await sent(id);
  pass(10 * day);
  const [[key, one]] = [...deliveries] as [[string, Delivery]];
  // Another delivery is due, and breaks.
  deliveries.set('broken', { ...one, key: 'broken', state: 'waiting', dueAt: 0 });
  Object.defineProperty(deliveries.get('broken'), 'to', {
    enumerable: true,
    get: () => {
      throw new Error(`broken beside ${key}`);
    },
  });
  await expect(courier.sweep()).rejects.toThrow('broken');
  expect([...stored]).toEqual(['stuck']);
});
