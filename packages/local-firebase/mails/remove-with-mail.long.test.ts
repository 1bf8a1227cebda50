/** @jest-environment node */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import { temporaryFolders } from '../../../tests/temporary-folder';
import { createFileMailer } from '../../mails';
import { composeList } from '../../mails/compose/compose-list';
import { composeMail } from '../../mails/compose/compose-mail';
import type { Mail } from '../../mails/compose/mail';
import { deliveryKeys } from '../../mails/delivery/delivery-keys';
import { confirming, contactForm, plan } from '../../mails/testing/plan';
import { openLocalMessageStore } from '../messages/local-message-store';
import { commitOf, records, send } from '../testing/send';
import { startTestBackend, until } from '../testing/test-backend';
import { createDeliveryFiles } from './delivery-files';
import { startLocalMail } from './start-local-mail';

const createdAt = Date.parse('2026-11-22T10:15:00Z');
const about = { plan, isOwnFile: () => false, unreported: [] };
const collection = 'Contact_cli';

const recordOf = (id: string, Fullname: string, Messsage = 'Hello') => ({
  id,
  createdAt,
  values: { Fullname, Messsage },
});
const people = [
  recordOf('a', 'Änne'),
  recordOf('ab', 'Bob', `2026-11-22 10:15 UTC  ${collection}/a  Änne`),
  recordOf('a.test', 'Cleo', `See ${collection}/a and ${collection}/abc`),
];

const folder = temporaryFolders();
let storedFolder: string;
beforeEach(async () => {
  storedFolder = path.join(folder(), 'mail/kept');
  await mkdir(storedFolder, { recursive: true });
});

/** As the local backend keeps it. Resolves to its name. */
const storeMail = async (mail: Mail) => {
  let written = '';
  const mailer = createFileMailer(async (name, { mail: { subject, text, to }, source }) => {
    written = name;
    const words = { name, at: createdAt, to: to.join(), subject, text };
    await writeFile(path.join(storedFolder, `${name}.json`), JSON.stringify(words));
    await writeFile(path.join(storedFolder, `${name}.eml`), source);
  });
  await mailer.send(mail);
  return written;
};
const storeMailOf = (record: (typeof people)[number], domain = plan.domain) =>
  storeMail(composeMail(record, { ...about, plan: { ...plan, domain }, form: contactForm }));
const storeListOf = (records: typeof people) => {
  const listed = records.map((record) => ({ form: contactForm, record }));
  return storeMail(composeList(listed, { ...about, to: contactForm.to, name: 'x' }));
};

const remove = async (id: string) => {
  const store = await openLocalMessageStore(folder());
  await store.deleteMessage({ collection, id, createdAt, name: `${collection}/${id}` });
};
const textOf = async (name: string) => {
  const words = await readFile(path.join(storedFolder, `${name}.json`), 'utf8');
  return (JSON.parse(words) as { text: string }).text;
};

test.each(people)('the mail of $id goes with it, and no other', async ({ id }) => {
  const names = new Map<string, string>();
  for (const person of people) names.set(person.id, await storeMailOf(person));
  await remove(id);
  const others = [...names].filter(([each]) => each !== id).map(([, name]) => name);
  const files = others.flatMap((name) => [`${name}.eml`, `${name}.json`]);
  expect((await readdir(storedFolder)).toSorted()).toEqual(files.toSorted());
});

test('the mail goes though the site has another domain by now', async () => {
  await storeMailOf(people[0]!, `${'a-long-name.'.repeat(8)}test`);
  await remove('a');
  expect(await readdir(storedFolder)).toEqual([]);
});

test('a list loses the words of who is deleted, and keeps those of the others', async () => {
  const name = await storeListOf(people);
  const before = await textOf(name);
  await remove('a');
  const text = await textOf(name);
  expect(text).toBe(before.replace(/ {4}.*Änne.*/, '    –'));
  const source = await readFile(path.join(storedFolder, `${name}.eml`), 'utf8');
  const mail = await simpleParser(source);
  expect(mail.text).toBe(text);
  expect(mail.html).toBe(false);
  expect(mail.subject).toBe('More messages from the website of Acme: 3');
  expect(mail.messageId).toMatch(/^<list\.[0-9a-f]{40}@acme\.test>$/);
});

test('a list goes when nobody is left in it', async () => {
  await storeListOf(people);
  for (const { id } of people) {
    expect(await readdir(storedFolder)).toHaveLength(2);
    await remove(id);
  }
  expect(await readdir(storedFolder)).toEqual([]);
});

describe('while a server runs on the folder', () => {
  const files = () =>
    createDeliveryFiles({
      folder: { root: folder(), write: () => Promise.reject(new Error('Not by this one.')) },
      log: () => undefined,
    });
  const name = `projects/p/databases/(default)/documents/${collection}/a`;
  const message = { collection, id: 'a', name, createdAt };

  test('nothing of who is deleted is left, or comes back', async () => {
    const often = { ...confirming(plan), confirmationsAnHour: { all: 60, address: 20 } };
    const backend = await startTestBackend({
      dataDir: folder(),
      mail: { start: startLocalMail, plan: often, environment: {}, sweepEvery: 5 },
    });
    try {
      for (const id of ['a', 'b']) {
        await send(backend.port, commitOf(`${collection}/${id}`, records.Contact_cli));
      }
      await until(async () => (await readdir(storedFolder)).length === 8);
      const store = await openLocalMessageStore(folder());
      for await (const first of store.messages(collection)) {
        await store.deleteMessage(first);
        break;
      }
      // A second one is mailed after it: the server has looked around meanwhile.
      await send(backend.port, commitOf(`${collection}/c`, records.Contact_cli));
      await until(async () => (await readdir(storedFolder)).length === 8);
      expect(await readdir(path.join(folder(), 'documents'))).toHaveLength(2);
      expect(await readdir(path.join(folder(), 'mail/state'))).toHaveLength(4);
      expect(backend.logged).toEqual([]);
    } finally {
      await backend.close();
    }
  });

  test('waits for a mail that is being sent, and says so', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const state = path.join(
      folder(),
      'mail/state',
      files().nameOf(deliveryKeys(collection, 'a')[0]),
    );
    const sending = {
      key: deliveryKeys(collection, 'a')[0],
      collection,
      id: 'a',
      state: 'sending',
    };
    const more = { firstAt: 1, attempts: 1, heldSince: null, unsaidSince: null, members: [] };
    await mkdir(path.dirname(state));
    const put = (dueAt: number) => writeFile(state, JSON.stringify({ ...sending, ...more, dueAt }));
    await put(Date.now() + 60_000);
    let isOver = false;
    const store = await openLocalMessageStore(folder());
    const deleting = store.deleteMessage(message).then(() => (isOver = true));
    await until(() => warn.mock.calls.length > 0);
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining(`Waiting for a mail of ${collection}/a`)],
    ]);
    expect(isOver).toBe(false);
    const late = await storeMailOf(people[0]!);
    await put(Date.now());
    await deleting;
    expect(await readdir(storedFolder)).not.toContain(`${late}.json`);
    expect(await readdir(path.dirname(state))).toEqual([]);
    warn.mockRestore();
  });
});
