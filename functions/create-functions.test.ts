/** @jest-environment node */
import functionsTest from 'firebase-functions-test';
import { startLocalMail } from '../packages/local-firebase/mails/start-local-mail';
import { commitOf, records, send } from '../packages/local-firebase/testing/send';
import { startTestBackend, until } from '../packages/local-firebase/testing/test-backend';
import type { Mail } from '../packages/mails/compose/mail';
import { createConfirmHandler } from '../packages/mails/confirm-handler';
import { createCourier } from '../packages/mails/delivery/create-courier';
import { usualPace } from '../packages/mails/delivery/pace';
import { createFakeDatabase } from '../packages/mails/testing/fake-database';
import { startMailServer } from '../packages/mails/testing/mail-server';
import { agencyPlan, optingIn } from '../packages/mails/testing/plan';
import { createFunctions } from './create-functions';
import { createFirestoreDeliveryStore, createFirestoreRecords } from './firestore-delivery-store';
import { isOwnFileIn } from './names';

const { wrap, cleanup } = functionsTest();
afterAll(cleanup);

const agency = agencyPlan();

const secret = 'a secret of thirty-two characters';

/** The functions on a database in memory, which has the agency's records. */
const hosted = (plan = agency) => {
  const { database, documents } = createFakeDatabase();
  const mails: Mail[] = [];
  for (const [collection, record] of Object.entries(records)) {
    documents.set(`${collection}/r1`, { ...record });
  }
  const common = {
    plan,
    store: createFirestoreDeliveryStore(database),
    records: createFirestoreRecords(database),
    clock: Date.now,
    log: () => undefined,
  };
  const courier = createCourier({
    ...common,
    isOwnFile: isOwnFileIn('acme.appspot.com'),
    pace: usualPace,
    optInSecret: () => secret,
    mailer: {
      send: (mail) => {
        mails.push(mail);
        return Promise.resolve({ refused: [] });
      },
    },
  });
  const answer = createConfirmHandler({ ...common, secret: () => secret });
  const functions = createFunctions(
    plan,
    () => courier,
    () => answer,
  );
  return { functions, mails, documents };
};

type Reported = { subject: string; to: string; text: string };

/** Without the moment at which each backend stored it. */
const withoutMoment = (text: string) =>
  text.replace(/\d+ \w+ \d{4} at \d\d:\d\d UTC/, 'then').trim();

const bySubject = (a: Reported, b: Reported) => a.text.localeCompare(b.text);

test('there is a function for each collection of config, which is tried again, with the mailbox as secrets', () => {
  const { functions } = hosted();
  const endpoints = Object.entries(functions.on).map(([name, { __endpoint }]) => [
    name,
    __endpoint.eventTrigger?.eventFilterPathPatterns?.document,
    __endpoint.eventTrigger?.retry,
    __endpoint.secretEnvironmentVariables?.map(({ key }) => key),
  ]);
  const secrets = ['SMTP_URL', 'SMTP_PASSWORD'];
  expect(endpoints).toEqual([
    ['contact', 'Contact_cli/{id}', true, secrets],
    ['freelancer', 'freelancers/{id}', true, secrets],
    ['inquiry', 'Inquriy/{id}', true, secrets],
    ['newsletter', 'subcribe/{id}', true, secrets],
  ]);
  expect(functions.sweep.__endpoint.scheduleTrigger?.schedule).toBe('every 5 minutes');
});

test('an event that comes twice is one mail; the state says nothing of what was sent', async () => {
  const { functions, mails, documents } = hosted();
  const contact = wrap(functions.on.contact!);
  await contact({ params: { id: 'r1' } });
  await contact({ params: { id: 'r1' } });
  expect(mails).toHaveLength(1);
  const states = [...documents].filter(([name]) => name.startsWith('_'));
  expect(states).toHaveLength(2);
  expect(JSON.stringify(states)).not.toMatch(/ada|Lovelace/i);
});

test('the hosted functions and the local backend send the same mails', async () => {
  const { functions, mails } = hosted();
  for (const each of Object.values(functions.on)) await wrap(each)({ params: { id: 'r1' } });
  const sent = mails.map(({ subject, to, text }) => ({ subject, to: to.join(', '), text }));

  const server = await startMailServer();
  const environment = { SMTP_URL: server.url };
  const backend = await startTestBackend({
    mail: { start: startLocalMail, plan: agency, environment },
  });
  for (const [collection, record] of Object.entries(records)) {
    const { status } = await send(backend.port, commitOf(`${collection}/r1`, record));
    expect(status).toBe(200);
  }
  await until(() => server.mails.length === 4);
  await backend.close();
  await server.close();

  const plain = ({ subject, to, text }: Reported): Reported => ({
    subject,
    to,
    text: withoutMoment(text),
  });
  const arrived = server.mails.map((each) => plain(each));
  expect(arrived.sort(bySubject)).toEqual(sent.map(plain).sort(bySubject));
});

test('where senders confirm by a link there is a function for it, open to all, with the secret that signs links', () => {
  expect(hosted().functions.confirm).toBeUndefined();
  const { confirm, sweep } = hosted(optingIn(agency)).functions;
  expect(confirm?.__endpoint.httpsTrigger?.invoker).toEqual(['public']);
  const secretsOf = (endpoint: { secretEnvironmentVariables?: { key: string }[] }) =>
    endpoint.secretEnvironmentVariables?.map(({ key }) => key);
  expect(secretsOf(confirm!.__endpoint)).toEqual(['OPT_IN_SECRET']);
  expect(secretsOf(sweep.__endpoint)).toEqual(['SMTP_URL', 'SMTP_PASSWORD', 'OPT_IN_SECRET']);
});

test('at Google a link is confirmed by a POST, and the owner is told in the next sweep', async () => {
  const { functions, mails } = hosted(optingIn(agency));
  await wrap(functions.on.contact!)({ params: { id: 'r1' } });
  expect(mails.map(({ subject }) => subject)).toEqual(['Please confirm']);
  const link = /https:\S+/.exec(mails[0]!.text)?.[0] ?? '';
  const press = async (method: string) => {
    const sent: Record<string, unknown> = {};
    const response = {
      status: (status: number) => Object.assign(sent, { status }) && response,
      set: (headers: Record<string, string>) => Object.assign(sent, headers) && response,
      send: () => response,
      on: () => response,
    };
    const rawBody = Buffer.from(new URL(link).search.slice(1));
    await functions.confirm!(
      { method, rawBody, headers: {} } as unknown as Parameters<typeof functions.confirm & {}>[0],
      response as unknown as Parameters<typeof functions.confirm & {}>[1],
    );
    return sent;
  };
  expect(await press('GET')).toMatchObject({ status: 405 });
  expect(await press('POST')).toMatchObject({ status: 303, Location: '/Confirm#confirmed' });
  expect(await press('POST')).toMatchObject({ Location: '/Confirm#already-confirmed' });
  expect(mails).toHaveLength(1);
  await functions.sweep.run({ scheduleTime: '' });
  expect(mails.map(({ to }) => to[0])).toEqual(['ada@example.com', 'office@acme.test']);
  expect(mails[1]!.text).toContain('Confirmed:');
});
