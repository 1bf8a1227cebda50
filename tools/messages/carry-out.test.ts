/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf } from '../../functions/mails/compose/mail';
import { deliveryKey } from '../../functions/mails/delivery/create-courier';
import { openDataFolder } from '../local-firebase/store/data-folder';
import { createDiskQuota } from '../local-firebase/store/disk-quota';
import { createDocumentStore } from '../local-firebase/store/document-store';
import type { FolderIndex } from '../local-firebase/store/folder-index';
import { openObjectStore } from '../local-firebase/store/object-store';
import { siteForms } from '../records/site-form';
import { carryOut } from './carry-out';
import { createHostedMessageStore } from './hosted-message-store';
import { openLocalMessageStore } from './local-message-store';
import type { MessageStore, Outside } from './message-store';
import { readRequest } from './read-request';
import { startFakeGoogle } from './testing/fake-google';

const day = 24 * 60 * 60_000;
const now = Date.parse('2026-11-22T12:00:00Z');
const at = (days: number) => new Date(now - days * day).toISOString();

const folder = 'Image/CvDeveloper/';
const fileOf = (sign: string) => `${folder}${sign.repeat(8)}-0000-0000-0000-000000000000`;
const addressOf = (name: string) =>
  `https://firebasestorage.googleapis.com/v0/b/acme.appspot.com/o/${encodeURIComponent(name)}?alt=media&token=t`;

const text = (stringValue: string) => ({ stringValue });

type Entry = { path: string; age: number; fields: Record<string, unknown> };

/** What is stored in every store before each case. */
const entries: Entry[] = [
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
const files: [string, number][] = [
  [fileOf('a'), 300],
  [fileOf('b'), 300],
  [fileOf('c'), 300],
  [fileOf('d'), 1],
];

type Opened = {
  store: MessageStore;
  /** What is there, by the names of documents, deliveries and files. */
  left: () => Promise<string[]>;
  close: () => Promise<unknown>;
};

const openHosted = async (): Promise<Opened> => {
  const google = await startFakeGoogle('owner');
  const root = 'projects/acme/databases/(default)/documents';
  for (const { path: name, age, fields } of entries) {
    google.documents.set(name, { name: `${root}/${name}`, createTime: at(age), fields });
    const [collection = '', id = ''] = name.split('/');
    const key = `_deliveries/${deliveryKey(collection, id)}`;
    google.documents.set(key, { name: `${root}/${key}`, createTime: at(age), fields: {} });
  }
  for (const [name, age] of files) google.items.set(name, { name, timeCreated: at(age) });
  const store = createHostedMessageStore({
    project: 'acme',
    bucket: 'acme.appspot.com',
    token: () => Promise.resolve('owner'),
    firestore: google.address,
    storage: google.address,
  });
  const keyOf = (name: string) => {
    const [collection = '', id = ''] = name.split('/');
    return `_deliveries/${deliveryKey(collection, id)}`;
  };
  return {
    store,
    left: () => {
      const documents = entries
        .map(({ path: name }) => name)
        .filter((name) => google.documents.has(name));
      const kept = entries
        .map(({ path: name }) => name)
        .filter((name) => google.documents.has(keyOf(name)));
      expect(kept).toEqual(documents);
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

const textOf = async (pieces: AsyncIterable<string>): Promise<string> => {
  let whole = '';
  for await (const piece of pieces) whole += piece;
  return whole;
};

const openLocal = async (): Promise<Opened> => {
  const root = await mkdtemp(path.join(tmpdir(), 'messages-'));
  const data = await openDataFolder(root);
  const quota = createDiskQuota({ limit: 1e9, count: () => Promise.resolve(0) });
  const log = () => undefined;
  const documents = createDocumentStore({ folder: data, quota, log });
  const objects = await openObjectStore({ folder: data, quota, log });
  const state = path.join(root, 'mail/state');
  await mkdir(state, { recursive: true });
  const stateOf = (name: string) => {
    const [collection = '', id = ''] = name.split('/');
    return `${hashOf(deliveryKey(collection, id))}.json`;
  };
  for (const { path: name, age, fields } of entries) {
    const time = at(age);
    const full = `projects/demo-site/databases/(default)/documents/${name}`;
    await documents.create({ name: full, createTime: time, updateTime: time, fields });
    await writeFile(path.join(state, stateOf(name)), '{}');
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
      updated: at(age),
      generation: '1',
      downloadToken: 't',
      metadata: {},
      bytesFile,
    };
    await objects.save(created, undefined);
  }
  return {
    store: await openLocalMessageStore(root),
    left: async () => {
      const all = (await valuesOf(documents.all)).map(({ name }) =>
        name.split('/').slice(5).join('/'),
      );
      expect((await readdir(state)).toSorted()).toEqual(all.map(stateOf).toSorted());
      const stored = (await valuesOf(objects.all)).map(({ name }) => name);
      expect((await readdir(data.objects)).length).toBe(2 * stored.length);
      return [...all, ...stored].toSorted();
    },
    close: () => rm(root, { recursive: true }),
  };
};

describe.each([
  ['at Firebase', openHosted],
  ['on this machine', openLocal],
])('messages %s', (_, open) => {
  let opened: Opened;
  let printed: string[];
  let written: Record<string, string>;
  let asked: string[];
  beforeEach(async () => {
    opened = await open();
    [printed, written, asked] = [[], {}, []];
  });
  afterEach(() => opened.close());

  const run = (args: string[], agrees = true) => {
    const outside: Outside = {
      store: opened.store,
      forms: siteForms(process.cwd()),
      now,
      print: (line) => Promise.resolve(void printed.push(line)),
      ask: (question) => {
        asked.push(question);
        return Promise.resolve(agrees);
      },
      write: async (name, content) => {
        written[name] = await textOf(content);
        return name;
      },
    };
    return carryOut(readRequest(args), outside);
  };
  const everything = [
    ...entries.map(({ path: name }) => name),
    ...files.map(([name]) => name),
  ].toSorted();
  const without = (...gone: string[]) => everything.filter((name) => !gone.includes(name));

  test('list says how many there are, and the newest first', async () => {
    await run(['list']);
    expect(printed[0]).toBe('Contact form (Contact_cli): 3 messages');
    expect(printed[1]).toContain('Contact_cli/c3');
    expect(printed).toContain('Newsletter (subcribe): 0 messages');
    await expect(run(['list', '--form', 'orders'])).rejects.toThrow(
      'There is no form orders. There are: contact (Contact form, stored in Contact_cli), ',
    );
  });

  test.each(['contact', 'Contact_cli', 'contact FORM'])(
    'list --form %s is all of one form, by its file, its collection or its title',
    async (name) => {
      await run(['list', '--form', name]);
      expect(printed).toHaveLength(4);
      expect(printed[0]).toBe('Contact form (Contact_cli): 3 messages');
    },
  );

  test('export writes a table that no spreadsheet runs, or JSON', async () => {
    await run(['export']);
    expect(Object.keys(written)).toEqual([
      'Contact_cli.csv',
      'freelancers.csv',
      'Inquriy.csv',
      'subcribe.csv',
    ]);
    const lines = written['Contact_cli.csv']!.split('\r\n');
    expect(lines[0]).toBe(
      '\uFEFF"Fullname","Company","Email","Number","Your","Messsage","id","Date","Fax","Document id","Received"',
    );
    expect(lines[1]).toContain(`"'=1+1"`);
    expect(lines[2]).toContain(`"x;'＝2"`);
    await run(['export', '--form', 'freelancers', '--format', 'json']);
    const [first] = JSON.parse(written['freelancers.json']!) as { values: { fullName: string } }[];
    expect(first!.values.fullName).toBe('Ada Lovelace');
    await run(['export', '--form', 'newsletter', '--format', 'json']);
    expect(written['subcribe.json']).toBe('[]\n');
  });

  test('a row shows who sent a message, how it begins, and what visitors read of a choice', async () => {
    await run(['list', '--form', 'contact']);
    expect(printed[1]).toBe(
      '  2026-11-21 12:00  Anna, anna@example.com  “Ask ada@example.com”  Contact_cli/c3',
    );
    await run(['list', '--form', 'freelancer']);
    expect(printed[5]).toBe(
      '  2026-11-12 12:00  Eve, eve@example.com  “Web Desiner (React.js)”  freelancers/f2',
    );
  });

  test('find shows where the words stand, also of what visitors read of a choice', async () => {
    await run(['find', 'ADA@example.com', '--form', 'contact']);
    expect(printed.map((line) => line.split('\n')[1]).toSorted()).toEqual([
      '      Message: Ask ada@example.com',
      '      Your Email Address: Ada@Example.com',
      undefined,
    ]);
    await run(['find', 'web desiner']);
    expect(printed.at(-2)).toContain('\n      Technology: Web Desiner (React.js)');
    await run(['find', '030 55']);
    // A field that the form no longer has.
    expect(printed.at(-2)).toContain('\n      Fax: 030 55');
  });

  test('find shows whatever holds the words', async () => {
    await run(['find', 'ADA']);
    expect(printed).toHaveLength(5);
    expect(printed[4]).toMatch(/^4 messages in /);
    expect(await opened.left()).toEqual(everything);
    await run(['find', 'ADA', '--form', 'freelancer']);
    expect(printed[6]).toMatch(/^1 message in /);
  });

  test.each([
    ['ada@example.com', ['Contact_cli/c1', 'freelancers/f1', fileOf('a')], '2 messages and 1 file'],
    [
      'ada lovelace',
      ['Contact_cli/c1', 'Contact_cli/c2', 'freelancers/f1', fileOf('a')],
      '3 messages and 1 file',
    ],
    ['Eve', ['freelancers/f2', fileOf('b')], '1 message and 1 file'],
  ])('delete takes all of %s, with the files, and nobody else', async (person, gone, what) => {
    await run(['delete', person]);
    expect(asked).toEqual([`Delete ${what}?`]);
    expect(await opened.left()).toEqual(without(...gone));
    expect(printed.at(-1)).toContain('are in your mailbox');
  });

  test('delete shows who else holds the words, and leaves them', async () => {
    await run(['delete', 'ada@example.com']);
    expect(printed.join('\n')).toMatch(
      /1 other message holds these words, and stays:\n.*Contact_cli\/c3/,
    );
  });

  test('delete --form leaves what the person sent by other forms, and says so', async () => {
    await run(['delete', 'ada@example.com', '--form', 'freelancer', '--yes']);
    expect(await opened.left()).toEqual(without('freelancers/f1', fileOf('a')));
    expect(printed).toContain('2 other messages hold these words, and stay:');
    await expect(run(['delete', 'Eve', '--form', 'subscribe', '--yes'])).rejects.toThrow(
      'There is no form subscribe.',
    );
  });

  test('delete and prune name a file by the label of its field', async () => {
    await run(['delete', 'Eve'], false);
    expect(printed).toContain(`  the file Your CV (${fileOf('b')})`);
    await run(['prune', '--older-than', '180d'], false);
    expect(printed).toContain(`  the file Your CV (${fileOf('c')})`);
  });

  test('without agreement nothing is deleted', async () => {
    await run(['delete', 'ada@example.com'], false);
    expect(printed).toContain('Nothing was deleted.');
    expect(await opened.left()).toEqual(everything);
  });

  test.each(['Ad', 'React.js'])('delete of %s, which is nobody, asks nothing', async (word) => {
    await run(['delete', word, '--yes']);
    expect(asked).toEqual([]);
    expect(printed[0]).toBe('There is nothing to delete.');
    expect(await opened.left()).toEqual(everything);
  });

  test('prune deletes what is older, with files that nobody names; a file that is named stays', async () => {
    await run(['prune', '--older-than', '180d', '--yes']);
    expect(asked).toEqual([]);
    expect(await opened.left()).toEqual(
      without('Contact_cli/c1', 'freelancers/f1', fileOf('a'), fileOf('c')),
    );
  });

  test('prune --form leaves records and files of other forms', async () => {
    await run(['prune', '--older-than', '180d', '--form', 'contact', '--yes']);
    expect(await opened.left()).toEqual(without('Contact_cli/c1'));
    expect(printed.at(-1)).toBe('Deleted 1 message and 0 files.');
  });
});

test.each([
  [[], 'What can be done'],
  [['remove'], 'There is no remove.'],
  [['delete'], 'delete needs an e-mail address'],
  [['delete', 'Ada', 'Lovelace'], 'in quotes'],
  [['delete', 'ada@example.com', 'contact', '--yes'], 'A form is --form contact.'],
  [['prune'], '--older-than'],
  [['prune', '--older-than', '180'], 'as 180d'],
  [['export', '--format', 'xlsx'], 'csv or json'],
  [['list', '--all'], "Unknown option '--all'"],
  [['list', '--all'], 'What can be done'],
  [['list', 'contact'], 'A form is --form contact.'],
  [['export', 'contact'], 'export takes no words'],
  [['prune', 'contact', '--older-than', '1d'], 'prune takes no words'],
  [['list', '--yes'], 'list knows no --yes. It knows: --form.'],
  [['find', 'Ada', '--format', 'csv'], 'find knows no --format.'],
  [
    ['delete', 'Ada', '--older-than', '1d'],
    'delete knows no --older-than. It knows: --form, --yes.',
  ],
  [['prune', '--older-than', '1d', '--folder', 'x'], 'prune knows no --folder.'],
  [
    ['delete', 'Ada', '--form', 'contact', '--form', 'newsletter'],
    '--form stands there more than once',
  ],
])('%j is answered with what can be asked', (args, words) => {
  expect(() => readRequest(args)).toThrow(words);
});

test('an account that may not is told so', async () => {
  const google = await startFakeGoogle('owner');
  const store = createHostedMessageStore({
    project: 'acme',
    bucket: 'acme.appspot.com',
    token: () => Promise.resolve('somebody'),
    firestore: google.address,
    storage: google.address,
  });
  await expect(store.messages('Contact_cli')[Symbol.asyncIterator]().next()).rejects.toThrow(
    'The project acme answered 403. Your account may not do that',
  );
  await google.close();
});

test('of large messages Firebase is asked for few at a time, and all of them come', async () => {
  const google = await startFakeGoogle('owner', 300);
  const name = 'projects/acme/databases/(default)/documents/Contact_cli';
  for (let each = 0; each < 40; each += 1) {
    const fields = { Messsage: text('x'.repeat(1e6)) };
    google.documents.set(`Contact_cli/${each}`, {
      name: `${name}/${each}`,
      createTime: at(each),
      fields,
    });
  }
  const store = createHostedMessageStore({
    project: 'acme',
    bucket: 'acme.appspot.com',
    token: () => Promise.resolve('owner'),
    firestore: google.address,
    storage: google.address,
  });
  const collected = await store.collect('Contact_cli');
  expect(collected.count).toBe(40);
  expect([...collected.fields]).toEqual(['Messsage']);
  const days: number[] = [];
  for await (const { createdAt, values } of collected.messages('newest')) {
    days.push((now - createdAt) / day);
    expect(String(values.Messsage)).toHaveLength(1e6);
  }
  expect(days).toEqual(Array.from({ length: 40 }, (_, each) => each));
  // The first is all of it, 40 MB: more than is held at a time.
  expect(google.asked[0]).toBe(300);
  expect(Math.min(...google.asked)).toBeLessThan(16);
  await collected.close();
  await google.close();
});

describe('what is not at Firebase', () => {
  const record = (bucket: string) => ({
    name: 'projects/acme/databases/(default)/documents/freelancers/f1',
    createTime: at(1),
    fields: {
      Email: text('ada@example.com'),
      CvFile: text(addressOf(fileOf('a')).replace('acme.appspot.com', bucket)),
    },
  });
  const run = async (
    args: string[],
    { project = 'acme', bucket = 'acme.appspot.com', named = 'acme.appspot.com' },
  ) => {
    const google = await startFakeGoogle('owner');
    google.documents.set('freelancers/f1', record(named));
    const printed: string[] = [];
    const store = createHostedMessageStore({
      project,
      bucket,
      token: () => Promise.resolve('owner'),
      firestore: google.address,
      storage: google.address,
    });
    try {
      await carryOut(readRequest(args), {
        store,
        forms: siteForms(process.cwd()),
        now,
        print: (line) => Promise.resolve(void printed.push(line)),
        ask: () => Promise.resolve(true),
        write: async (name, content) => {
          await textOf(content);
          return name;
        },
      });
    } catch (error) {
      printed.push(String(error));
    } finally {
      await google.close();
    }
    return { printed, isLeft: google.documents.has('freelancers/f1') };
  };

  test.each([
    [['list']],
    [['export']],
    [['find', 'ada']],
    [['delete', 'ada@example.com']],
    [['prune', '--older-than', '1d']],
  ])('%j of a project or database that is not there says so', async (args) => {
    const { printed } = await run(args, { project: 'nope' });
    expect(printed).toEqual([
      expect.stringContaining('There is no project nope, or it has no database (default).'),
    ]);
  });

  test.each([[['delete', 'ada@example.com']], [['prune', '--older-than', '1d']]])(
    '%j with a bucket that is not there says so, and deletes nothing',
    async (args) => {
      const { printed, isLeft } = await run(args, { bucket: 'wrong' });
      expect(printed.at(-1)).toContain('There is no bucket wrong.');
      expect(isLeft).toBe(true);
    },
  );

  test('a file that is gone already does not keep its record, and is not counted', async () => {
    const { printed, isLeft } = await run(['delete', 'ada@example.com'], {});
    expect(printed).toContain('Deleted 1 message and 0 files.');
    expect(printed).toContain('1 file could not be found there any more.');
    expect(printed.join('\n')).not.toContain('Beware');
    expect(isLeft).toBe(false);
  });

  test('a file that lies in another bucket than the one of the site is told', async () => {
    const { printed } = await run(['delete', 'ada@example.com'], { named: 'old-bucket' });
    expect(printed.join('\n')).toMatch(
      /Beware: freelancers\/f1 .* bucket old-bucket, and \.env names acme\.appspot\.com\. .*Image\/CvDeveloper\/a/,
    );
  });
});
