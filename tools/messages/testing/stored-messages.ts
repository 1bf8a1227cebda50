import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLocalMessageStore } from '../../../packages/local-firebase/messages/local-message-store';
import type { MessageStore } from '../../../packages/local-firebase/messages/message-store';
import { openDataFolder } from '../../../packages/local-firebase/store/data-folder';
import { createDiskQuota } from '../../../packages/local-firebase/store/disk-quota';
import { createDocumentStore } from '../../../packages/local-firebase/store/document-store';
import type { FolderIndex } from '../../../packages/local-firebase/store/folder-index';
import { openObjectStore } from '../../../packages/local-firebase/store/object-store';
import { hashOf } from '../../../packages/mails/compose/mail';
import type { Delivery } from '../../../packages/mails/delivery/delivery';
import { deliveryKeys } from '../../../packages/mails/delivery/delivery-keys';
import { delivery } from '../../../packages/mails/testing/delivery-store-cases';
import { siteForms } from '../../records/site-form';
import { carryOut } from '../carry-out';
import { createHostedMessageStore } from '../hosted-message-store';
import { readRequest } from '../read-request';
import { startFakeGoogle } from './fake-google';

export const day = 24 * 60 * 60_000;
export const now = Date.parse('2026-11-22T12:00:00Z');
export const at = (days: number) => new Date(now - days * day).toISOString();

const folder = 'Image/CvDeveloper/';
export const fileOf = (sign: string) => `${folder}${sign.repeat(8)}-0000-0000-0000-000000000000`;
export const addressOf = (name: string) =>
  `https://firebasestorage.googleapis.com/v0/b/acme.appspot.com/o/${encodeURIComponent(name)}?alt=media&token=t`;

export const text = (stringValue: string) => ({ stringValue });

type Entry = { path: string; age: number; fields: Record<string, unknown> };

/** What is stored in every store before each case. */
export const entries: Entry[] = [
  {
    path: 'Contact_cli/c1',
    age: 400,
    fields: {
      Fullname: text('Ada Lovelace'),
      Email: text('Ada@Example.com'),
      Messsage: text('=1+1'),
    },
  },
  {
    path: 'Contact_cli/c2',
    age: 5,
    fields: {
      Fullname: text('Ada  Lovelace'),
      Email: text('other@example.com'),
      Messsage: text('x;＝2'),
      Fax: text('030 55'),
    },
  },
  {
    path: 'Contact_cli/c3',
    age: 1,
    fields: {
      Fullname: text('Anna'),
      Email: text('anna@example.com'),
      Messsage: text('Ask ada@example.com'),
    },
  },
  {
    path: 'freelancers/f1',
    age: 300,
    fields: {
      fullName: text('Ada Lovelace'),
      Email: text('ada@example.com'),
      CvFile: text(addressOf(fileOf('a'))),
    },
  },
  {
    path: 'freelancers/f2',
    age: 10,
    fields: {
      fullName: text('Eve'),
      Email: text('eve@example.com'),
      SelectedTechnology: text('React.js'),
      CvFile: text(addressOf(fileOf('b'))),
      // Names a file of another's folder, and one of another form.
      portfolioUrl: text(addressOf(`${folder}../secret`)),
    },
  },
];

/** Age in days. `c` is named by nobody; `b` is old and named by a young record. */
export const files: [string, number][] = [
  [fileOf('a'), 300],
  [fileOf('b'), 300],
  [fileOf('c'), 300],
  [fileOf('d'), 1],
];

export type Opened = {
  store: MessageStore;
  /** What is there, by the names of documents, deliveries and files. */
  left: () => Promise<string[]>;
  close: () => Promise<unknown>;
};

type Named = { project?: string; bucket?: string; token?: string };

/** The store of the site at Google, for whoever has the token. */
export const storeAt = (
  { address }: { address: string },
  { project = 'acme', bucket = 'acme.appspot.com', token = 'owner' }: Named = {},
): MessageStore =>
  createHostedMessageStore({
    project,
    bucket,
    token: () => Promise.resolve(token),
    firestore: address,
    storage: address,
  });

/** Where it is noted how far a record's mails are. */
const keysOf = (name: string) => {
  const [collection = '', id = ''] = name.split('/');
  return deliveryKeys(collection, id).map((key) => `_deliveries/${key}`);
};

/** Whose senders were asked to confirm them: by their names, with the moment where they have. */
export type OptIns = Record<string, number | null>;

const deliveryOf = (name: string, confirmedAt: number | null): Delivery => {
  const [collection = '', id = ''] = name.split('/');
  const more = confirmedAt === null ? { state: 'unconfirmed' as const } : { confirmedAt };
  return { ...delivery(deliveryKeys(collection, id)[0]), collection, id, ...more };
};

const typed = (value: string | number) =>
  typeof value === 'number' ? { integerValue: `${value}` } : { stringValue: value };

export const openHosted = async (optIns: OptIns = {}): Promise<Opened> => {
  const google = await startFakeGoogle('owner');
  const root = 'projects/acme/databases/(default)/documents';
  for (const { path: name, age, fields } of entries) {
    google.documents.set(name, { name: `${root}/${name}`, createTime: at(age), fields });
    for (const key of keysOf(name)) {
      google.documents.set(key, { name: `${root}/${key}`, createTime: at(age), fields: {} });
    }
  }
  for (const [name, confirmedAt] of Object.entries(optIns)) {
    const { key, state, ...more } = deliveryOf(name, confirmedAt);
    const fields = {
      state: typed(state),
      ...(more.confirmedAt !== undefined && { confirmedAt: typed(more.confirmedAt) }),
    };
    const path = `_deliveries/${key}`;
    google.documents.set(path, { name: `${root}/${path}`, createTime: at(0), fields });
  }
  for (const [name, age] of files) google.items.set(name, { name, timeCreated: at(age) });
  const store = storeAt(google);
  return {
    store,
    left: () => {
      const documents = entries
        .map(({ path: name }) => name)
        .filter((name) => google.documents.has(name));
      const noted = [...google.documents.keys()].filter((name) => name.startsWith('_'));
      expect(noted.toSorted()).toEqual(documents.flatMap(keysOf).toSorted());
      return Promise.resolve([...documents, ...google.items.keys()].toSorted());
    },
    close: google.close,
  };
};

const valuesOf = async <Value>(index: FolderIndex<Value>): Promise<Value[]> => {
  const values: Value[] = [];
  for await (const { value } of index.walk()) values.push(value);
  return values;
};

/** Carries out commands on a store, and notes what they print, write and ask. */
export const commandsOn = (store: MessageStore, forms = siteForms(process.cwd())) => {
  const [printed, questions]: [string[], string[]] = [[], []];
  const written: Record<string, string> = {};
  const run = (args: string[], agrees = true) =>
    carryOut(readRequest(args), {
      store,
      forms,
      now,
      print: (line) => Promise.resolve(void printed.push(line)),
      ask: (question) => {
        questions.push(question);
        return Promise.resolve(agrees);
      },
      write: async (name, content) => {
        written[name] = '';
        for await (const piece of content) written[name] += piece;
        return name;
      },
    });
  return { printed, questions, written, run };
};

export const openLocal = async (optIns: OptIns = {}): Promise<Opened> => {
  const root = await mkdtemp(path.join(tmpdir(), 'messages-'));
  const data = await openDataFolder(root);
  const quota = createDiskQuota({ limit: 1e9, count: () => Promise.resolve(0) });
  const log = () => undefined;
  const documents = createDocumentStore({ folder: data, quota, log });
  const objects = await openObjectStore({ folder: data, quota, log });
  const state = path.join(root, 'mail/state');
  await mkdir(state, { recursive: true });
  const statesOf = (name: string) => {
    const [collection = '', id = ''] = name.split('/');
    return deliveryKeys(collection, id).map((key) => `${hashOf(key)}.json`);
  };
  for (const { path: name, age, fields } of entries) {
    const time = at(age);
    const full = `projects/demo-site/databases/(default)/documents/${name}`;
    await documents.create({ name: full, createTime: time, updateTime: time, fields });
    for (const file of statesOf(name)) await writeFile(path.join(state, file), '{}');
  }
  for (const [name, confirmedAt] of Object.entries(optIns)) {
    const delivery = deliveryOf(name, confirmedAt);
    await writeFile(path.join(state, `${hashOf(delivery.key)}.json`), JSON.stringify(delivery));
  }
  for (const [name, age] of files) {
    const { bytesFile, file } = objects.newBytes();
    await writeFile(file, 'cv');
    const created = {
      bucket: 'demo',
      name,
      contentType: 'application/pdf',
      size: 2,
      md5Hash: '',
      timeCreated: at(age),
      generation: '1',
      downloadToken: 't',
      bytesFile,
    };
    await objects.save(created);
  }
  return {
    store: await openLocalMessageStore(root),
    left: async () => {
      const all = (await valuesOf(documents.all)).map(({ name }) =>
        name.split('/').slice(5).join('/'),
      );
      expect((await readdir(state)).toSorted()).toEqual(all.flatMap(statesOf).toSorted());
      const stored = (await valuesOf(objects.all)).map(({ name }) => name);
      expect((await readdir(data.objects)).length).toBe(2 * stored.length);
      return [...all, ...stored].toSorted();
    },
    close: () => rm(root, { recursive: true }),
  };
};
