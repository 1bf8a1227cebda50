/** @jest-environment node */
import functionsTest from 'firebase-functions-test';
import { startLocalMail } from '../tools/local-firebase/mails/start-local-mail';
import { commitOf, records, send } from '../tools/local-firebase/testing/send';
import { startTestBackend, until } from '../tools/local-firebase/testing/test-backend';
import { createFunctions, isOwnFileIn } from './create-functions';
import { createFirestoreDeliveryStore, createFirestoreRecords } from './firestore-delivery-store';
import type { Mail } from './mails/compose/mail';
import { createCourier } from './mails/delivery/create-courier';
import { usualPace } from './mails/delivery/pace';
import { createFakeDatabase } from './testing/fake-database';
import { startMailServer } from './testing/mail-server';
import { agencyPlan } from './testing/plan';

const { wrap, cleanup } = functionsTest();
afterAll(cleanup);

const plan = agencyPlan();

/** The functions on a database in memory, which has the agency's records. */
const hosted = () => {
  const { database, documents } = createFakeDatabase();
  const mails: Mail[] = [];
  for (const [collection, record] of Object.entries(records)) {
    documents.set(`${collection}/r1`, { ...record });
  }
  const courier = createCourier({
    plan,
    store: createFirestoreDeliveryStore(database),
    records: createFirestoreRecords(database),
    isOwnFile: isOwnFileIn('acme.appspot.com'),
    clock: Date.now,
    pace: usualPace,
    log: () => undefined,
    mailer: {
      send: (mail) => {
        mails.push(mail);
        return Promise.resolve({ refused: [] });
      },
    },
  });
  return { functions: createFunctions(plan, () => courier), mails, documents };
};

type Reported = { subject: string; to: string; text: string };

/** Without the moment at which each backend stored it. */
const withoutMoment = (text: string) =>
  text.replace(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/, 'then').trim();

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
  const backend = await startTestBackend({ mail: { start: startLocalMail, plan, environment } });
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
