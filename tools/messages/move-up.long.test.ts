/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLocalMessageStore } from '../../packages/local-firebase/messages/local-message-store';
import type { MessageStore } from '../../packages/local-firebase/messages/message-store';
import { openDataFolder } from '../../packages/local-firebase/store/data-folder';
import { createDiskQuota } from '../../packages/local-firebase/store/disk-quota';
import { createDocumentStore } from '../../packages/local-firebase/store/document-store';
import { plainFields, typedFields } from '../../packages/local-firebase/store/json';
import { deliveryKeys } from '../../packages/mails/delivery/delivery-keys';
import type { SiteForm } from '../../packages/records';
import { startFakeGoogle } from './testing/fake-google';
import { at, commandsOn, now, storeAt } from './testing/stored-messages';

const field = (name: string, holds = 'line') => ({
  ...{ name, holds, label: name, choices: {} },
  ...{ autoComplete: undefined, folder: undefined },
});

const tours: SiteForm = {
  name: 'tours',
  title: 'Tours',
  collection: 'tours',
  folders: [],
  names: ['Name', 'Email'],
  numbers: [],
  fields: [field('Tour'), field('Name'), field('Email', 'email')],
  columns: ['Tour', 'Name', 'Email', 'People', 'Waiting'],
  waiting: 'Waiting',
  counted: [
    { name: 'Tour', capacities: { 'at ten': 5 }, count: { name: 'People', isList: false } },
  ],
  confirms: true,
};

type Sent = [id: string, People: number, Waiting: boolean];

/** In the order in which they came: of five places two are taken. */
const sent: Sent[] = [
  ['booked', 2, false],
  ['ada', 2, true],
  ['bob', 4, true],
  ['cid', 1, true],
];

const documents: { path: string; fields: Record<string, unknown> }[] = [
  ...sent.map(([id, People, Waiting]) => ({
    path: `tours/${id}`,
    fields: { Tour: 'at ten', Name: id, Email: `${id}@web.test`, People, Waiting },
  })),
  { path: '_places/tours', fields: { last: 'booked', taken: { Tour: { 'at ten': 2 } } } },
];

type Opened = {
  store: MessageStore;
  /** The mails that are to be sent: what is known of each. */
  due: () => Promise<unknown[]>;
  close: () => Promise<unknown>;
};

const openLocal = async (): Promise<Opened> => {
  const root = await mkdtemp(path.join(tmpdir(), 'move-up-'));
  const folder = await openDataFolder(root);
  const quota = createDiskQuota({ limit: 1e9, count: () => Promise.resolve(0) });
  const stored = createDocumentStore({ folder, quota, log: () => undefined });
  for (const [age, each] of documents.entries()) {
    const time = at(10 - age);
    const name = `projects/demo-site/databases/(default)/documents/${each.path}`;
    const fields = typedFields(each.fields);
    await stored.create({ name, createTime: time, updateTime: time, fields });
  }
  const state = path.join(root, 'mail/state');
  return {
    store: await openLocalMessageStore(root),
    due: async () => {
      const files = await readdir(state).catch(() => []);
      return Promise.all(
        files.map(
          async (file) => JSON.parse(await readFile(path.join(state, file), 'utf8')) as unknown,
        ),
      );
    },
    close: () => rm(root, { recursive: true }),
  };
};

const openGoogle = async () => {
  const google = await startFakeGoogle('owner', 300);
  const root = 'projects/acme/databases/(default)/documents';
  for (const [age, { path: name, fields }] of documents.entries()) {
    const createTime = at(10 - age);
    google.documents.set(name, {
      name: `${root}/${name}`,
      createTime,
      fields: typedFields(fields),
    });
  }
  return google;
};

const openHosted = async (): Promise<Opened> => {
  const google = await openGoogle();
  return {
    store: storeAt(google),
    due: () =>
      Promise.resolve(
        [...google.documents]
          .filter(([name]) => name.startsWith('_deliveries/'))
          .map(([, { fields }]) => plainFields(fields)),
      ),
    close: google.close,
  };
};

const seatsIn = async (store: MessageStore) => {
  const waiting: unknown[] = [];
  for await (const { id, values } of store.messages('tours')) {
    if (values.Waiting === true) waiting.push(id);
  }
  const taken = await store.taken({
    collection: 'tours',
    name: 'projects/demo-site/databases/(default)/documents/tours/ada',
  });
  return { waiting: waiting.toSorted(), taken: taken.Tour?.['at ten'] };
};

describe.each([
  ['at Firebase', openHosted],
  ['on this machine', openLocal],
])('a waiting list %s', (_, open) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await open();
  });
  afterEach(() => opened.close());

  test('those first in line move up while they fit, each with a mail; nobody overtakes', async () => {
    const { run, printed, questions } = commandsOn(opened.store, [tours]);
    await run(['move-up']);
    expect(questions).toEqual(['Move up 1 message?']);
    expect(printed.at(1)).toContain('ada@web.test');
    expect(printed.at(-1)).toMatch(/^tours\/ada has a place\. The mail/);
    expect(await seatsIn(opened.store)).toEqual({ waiting: ['bob', 'cid'], taken: 4 });
    expect(await opened.due()).toMatchObject([
      {
        ...{ key: deliveryKeys('tours', 'ada')[2], collection: 'tours', id: 'ada' },
        ...{ to: 'sender', movedUp: true, state: 'waiting', dueAt: now, firstAt: now },
        ...{ attempts: 0, heldSince: null, unsaidSince: null, members: [] },
      },
    ]);
    await run(['move-up']);
    expect(printed.at(-1)).toBe('There is no place for anybody who waits.');
  });

  test('who is named moves up before the others, if there are as many places', async () => {
    const { run, printed } = commandsOn(opened.store, [tours]);
    await run(['move-up', 'Cid@Web.test', '--yes']);
    await run(['move-up', 'tours/bob', '--yes']);
    expect(printed.at(-1)).toBe('tours/bob still waits: too few places are left.');
    await run(['move-up', 'booked@web.test']);
    expect(printed.at(-1)).toBe('Nobody called booked@web.test waits.');
    expect(await seatsIn(opened.store)).toEqual({ waiting: ['ada', 'bob'], taken: 3 });
    expect(await opened.due()).toMatchObject([{ id: 'cid' }]);
  });

  test('nothing happens without a yes', async () => {
    const { run, printed } = commandsOn(opened.store, [tours]);
    await run(['move-up'], false);
    expect(printed.at(-1)).toBe('Nobody moved up.');
    expect(await seatsIn(opened.store)).toEqual({ waiting: ['ada', 'bob', 'cid'], taken: 2 });
    expect(await opened.due()).toEqual([]);
  });

  test('without a confirmation in config nobody gets a mail, and the owner is told so', async () => {
    const { confirms: _confirms, ...quiet } = tours;
    const { run, printed } = commandsOn(opened.store, [quiet]);
    await run(['move-up']);
    expect(printed.at(-1)).toContain('Write to them');
    expect(await opened.due()).toEqual([]);
  });

  test('who moved up frees the places again when the message is deleted', async () => {
    const { run } = commandsOn(opened.store, [tours]);
    await run(['move-up']);
    await run(['delete', 'ada@web.test']);
    expect(await seatsIn(opened.store)).toEqual({ waiting: ['bob', 'cid'], taken: 2 });
    expect(await opened.due()).toEqual([]);
  });
});

test('at Firebase nobody moves into a place that a visitor takes meanwhile', async () => {
  const google = await openGoogle();
  const { run, printed } = commandsOn(storeAt(google), [tours]);
  const counter = google.documents.get('_places/tours')!;
  const taking = (count: number) => () =>
    google.documents.set('_places/tours', {
      ...counter,
      updateTime: `with ${count}`,
      fields: typedFields({ last: 'x', taken: { Tour: { 'at ten': count } } }),
    });
  google.meanwhile.push(taking(3));
  await run(['move-up']);
  expect(printed.at(-1)).toContain('tours/ada has a place.');
  google.meanwhile.push(taking(5));
  await run(['move-up', 'cid']);
  expect(printed.at(-1)).toBe('tours/cid still waits: too few places are left.');
  await google.close();
});
