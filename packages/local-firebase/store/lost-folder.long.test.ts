/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolders } from '../../../tests/temporary-folder';
import { plan } from '../../mails/testing/plan';
import { startLocalMail } from '../mails/start-local-mail';
import { commitOf, errorStatus, type Message, records, send, storedIn } from '../testing/send';
import { startTestBackend, type TestBackend, until } from '../testing/test-backend';
import { cvNamed, standing, startUpload, uploadOf } from '../testing/uploads';

/** The folder of what is stored is the owner's: it is emptied, moved and closed while a server runs. */

const dataDir = temporaryFolders();
let backend: TestBackend;

const start = async (options: Parameters<typeof startTestBackend>[0] = {}) => {
  backend = await startTestBackend({ dataDir: dataDir(), ...options });
  return backend;
};

afterEach(async () => {
  jest.restoreAllMocks();
  await backend.close();
});

const inData = (name: string) => path.join(dataDir(), name);
/** The server may be writing meanwhile. */
const remove = (name = '') =>
  fs.rm(inData(name), { recursive: true, force: true, maxRetries: 20, retryDelay: 5 });
const statusOf = async (message: Message) => (await send(backend.port, message)).status;
const commit = (id: string) => commitOf(`Contact_cli/${id}`, records.Contact_cli);

const small = (id: number) => uploadOf(cvNamed(id));

/** Makes a new, empty folder take the place of the one there was. */
const replace = async () => {
  await fs.rename(dataDir(), `${dataDir()}-away`);
  await fs.mkdir(dataDir());
  await fs.rm(`${dataDir()}-away`, { recursive: true, maxRetries: 20, retryDelay: 5 });
};

const empty = async () => {
  for (const name of await fs.readdir(dataDir())) await remove(name);
};

const losses: [string, () => Promise<unknown>][] = [
  ['emptied', empty],
  ['removed', () => remove()],
  ['replaced by an empty one', replace],
  ['without that of documents', () => remove('documents')],
  ['without that of uploads', () => remove('objects')],
  ['without that of drafts', () => remove('temporary')],
  ['without that of mails', () => remove('mail')],
  ['without that of kept mails', () => remove('mail/kept')],
];

test.each(losses)(
  'a folder that is %s while the server runs: the server continues',
  async (_, lose) => {
    await start({ mail: { start: startLocalMail, plan, environment: {}, sweepEvery: 10 } });
    const storedMails = async () => {
      const names = existsSync(inData('mail/kept')) ? await fs.readdir(inData('mail/kept')) : [];
      return names.filter((name) => name.endsWith('.json')).length;
    };
    expect([await statusOf(commit('a')), await statusOf(small(1))]).toEqual([200, 200]);
    await until(async () => (await storedMails()) === 1);
    await lose();
    const before = await storedMails();
    expect(await statusOf({ path: '/__local/' })).toBe(200);
    expect([await statusOf(commit('b')), await statusOf(small(2))]).toEqual([200, 200]);
    const step = await startUpload(backend.port, cvNamed(3), 3);
    expect((await step('upload, finalize', { offset: 0, body: 'abc' })).status).toBe(200);
    await until(async () => (await storedMails()) === before + 1);
    const { documents, objects } = await storedIn(backend.port);
    expect(documents.at(-1)).toMatchObject({ id: 'b' });
    expect(objects.slice(-2)).toMatchObject([2, 3].map((id) => ({ name: cvNamed(id) })));
    expect(backend.logged).toEqual([]);
  },
);

describe('a folder that cannot be used is reported plainly, and used as soon as possible', () => {
  const expectRefused = async () => {
    const answers = [
      await send(backend.port, commit('a')),
      await send(backend.port, small(1)),
      await send(backend.port, { path: '/__local/' }),
    ].filter(({ status }) => status !== 200);
    for (const answer of answers) {
      expect([answer.status, errorStatus(answer)]).toEqual([503, 'UNAVAILABLE']);
    }
    expect(answers.length).toBeGreaterThan(0);
    expect(backend.logged).toHaveLength(answers.length);
    for (const line of backend.logged) {
      expect(line).toContain(`nothing can be stored in ${dataDir()}, or read from it: `);
      expect(line).not.toMatch(/\n\s+at /);
    }
  };
  const expectStored = async () =>
    expect([await statusOf(commit('b')), await statusOf(small(2))]).toEqual([200, 200]);

  test.each(['', 'documents', 'objects', 'temporary'])(
    'a file in the place of the folder "%s"',
    async (name) => {
      await start();
      await remove(name);
      await fs.writeFile(inData(name), '');
      await expectRefused();
      await remove(name);
      await expectStored();
    },
  );

  test.each(['EACCES', 'EROFS', 'EPERM'])('a folder that was made read-only: %s', async (code) => {
    await start();
    const refused = Object.assign(new Error(`${code}: not allowed, open 'x'`), { code, path: 'x' });
    const { open } = fs;
    jest.spyOn(fs, 'open').mockImplementation((file, flags, ...more) => {
      if (flags === 'wx' || flags === 'a') return Promise.reject(refused);
      return open(file, flags, ...more);
    });
    await expectRefused();
    jest.restoreAllMocks();
    await expectStored();
  });
});

describe('an upload of which bytes are removed half way', () => {
  const losses: [string, () => Promise<unknown>][] = [
    ['with everything', () => remove()],
    ['with the folder of uploads', () => remove('objects')],
    [
      'alone',
      async () => {
        for (const name of await fs.readdir(inData('objects'))) await remove(`objects/${name}`);
      },
    ],
  ];
  test.each(losses)('%s is asked for them again, and is whole', async (_, lose) => {
    await start();
    const step = await startUpload(backend.port, cvNamed(1), 9);
    expect((await step('upload', { offset: 0, body: 'abc' })).status).toBe(200);
    await lose();
    expect((await step('upload, finalize', { offset: 3, body: 'defghi' })).status).toBe(503);
    expect(standing(await step('query'))).toEqual(['active', '0']);
    const finished = await step('upload, finalize', { offset: 0, body: 'abcdefghi' });
    expect(JSON.parse(finished.text)).toMatchObject({
      size: '9',
      // Of exactly these bytes.
      md5Hash: createHash('md5').update('abcdefghi').digest('base64'),
    });
  });
});

test('a folder that is removed at the very moment at which messages come: they are stored', async () => {
  await start();
  for (let round = 0; round < 20; round += 1) {
    const ids = [0, 1, 2].map((each) => `${round}-${each}`);
    const [, ...statuses] = await Promise.all([
      // What is written meanwhile may keep the folder from going.
      fs.rm(dataDir(), { recursive: true, force: true }).catch(() => undefined),
      ...ids.map((id) => statusOf(commit(id))),
    ]);
    expect(statuses).toEqual([200, 200, 200]);
  }
  expect(backend.logged).toEqual([]);
});

test('single files that are removed are gone, and nothing else', async () => {
  await start();
  for (const message of [commit('a'), commit('b'), small(1)]) await send(backend.port, message);
  const [document = ''] = await fs.readdir(inData('documents'));
  await remove(`documents/${document}`);
  const objects = await fs.readdir(inData('objects'));
  await remove(`objects/${objects.find((name) => !name.endsWith('.json')) ?? ''}`);
  const { documents, objects: left } = await storedIn(backend.port);
  expect(documents).toHaveLength(1);
  const bytes = `/v0/b/demo-site.appspot.com/o/${encodeURIComponent(cvNamed(1))}?alt=media&token=${left[0]!.downloadToken}`;
  expect(await statusOf({ path: bytes })).toBe(404);
  for (const message of [commit('a'), commit('b')]) expect(await statusOf(message)).toBe(200);
  expect((await storedIn(backend.port)).documents).toHaveLength(2);
  expect(backend.logged).toEqual([]);
});

describe('the limit of what is stored', () => {
  const limits = { diskBytes: 3 * 4096 };
  const fill = async () => {
    for (const id of ['a', 'b', 'c']) expect(await statusOf(commit(id))).toBe(200);
    expect(await statusOf(commit('d'))).toBe(507);
  };

  test('counts again what lies on the disk: a folder that was emptied is empty', async () => {
    await start({ limits });
    await fill();
    await empty();
    await fill();
  });

  test('holds for all servers on a folder together', async () => {
    await start({ limits });
    const other = await startTestBackend({ dataDir: dataDir(), limits });
    try {
      expect(await statusOf(commit('a'))).toBe(200);
      expect((await send(other.port, commit('b'))).status).toBe(200);
      expect(await statusOf(commit('c'))).toBe(200);
      expect((await send(other.port, commit('d'))).status).toBe(507);
      expect(await statusOf(commit('e'))).toBe(507);
    } finally {
      await other.close();
    }
  });
});
