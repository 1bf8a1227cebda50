/** @jest-environment node */
import fs from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { runs } from '../../../tests/runs';
import { temporaryFolders } from '../../../tests/temporary-folder';
import { childBackends } from '../testing/child-backends';
import { commitOf, documentsPath, errorStatus, records, send, storedIn } from '../testing/send';
import { startTestBackend, type TestBackend } from '../testing/test-backend';
import { cvNamed, standing, startUpload, uploadOf } from '../testing/uploads';
import { createDiskQuota } from './disk-quota';

const dataDir = temporaryFolders();
const running: TestBackend[] = [];

const start = async (
  options: Parameters<typeof startTestBackend>[0] = {},
): Promise<TestBackend> => {
  const backend = await startTestBackend({ dataDir: dataDir(), ...options });
  running.push(backend);
  return backend;
};

afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(running.splice(0).map((backend) => backend.close()));
});

const files = async (folder: string) => (await fs.readdir(path.join(dataDir(), folder))).sort();

const upload = (id: number, size = 5) => uploadOf(cvNamed(id), 'x'.repeat(size));

describe('a server that is killed at any moment', () => {
  const record = { ...records.Contact_cli, Messsage: 'x'.repeat(5000) };
  const startChild = childBackends();

  test('has every document and file that it acknowledged, complete, and nothing else', async () => {
    const acknowledged = { documents: new Set<string>(), uploads: 0 };
    for (let round = 0; round < runs({ short: 2, full: 5 }); round += 1) {
      const { port, kill } = await startChild(dataDir());
      let alive = true;
      const before = { documents: acknowledged.documents.size, uploads: acknowledged.uploads };
      let answers: () => void = () => undefined;
      const answering = new Promise<void>((resolve) => (answers = resolve));
      const write = async (worker: number) => {
        for (let count = 0; alive; count += 1) {
          const id = `${round}-${worker}-${count}`;
          const isUpload = worker === 0;
          const message = isUpload
            ? upload(round * 100_000 + count, 50_000)
            : commitOf(`Contact_cli/${id}`, record);
          const answer = await send(port, message);
          if (answer.status !== 200) throw new Error(answer.text);
          if (isUpload) acknowledged.uploads += 1;
          else acknowledged.documents.add(`${documentsPath}/Contact_cli/${id}`);
          const documents = acknowledged.documents.size - before.documents;
          if (documents > 1 && acknowledged.uploads > before.uploads) answers();
        }
      };
      const workers = [0, 1, 2, 3].map((worker) => write(worker).catch(() => undefined));
      // However busy the machine is: once it answers, it is killed at some moment of its work.
      await answering;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 120));
      await kill();
      alive = false;
      await Promise.all(workers);
    }

    const survivor = await start();
    const { documents, objects } = await storedIn(survivor.port);
    expect(survivor.logged).toEqual([]);
    expect(acknowledged.documents.size).toBeGreaterThan(5);
    const stored = new Set(documents.map(({ name }) => name));
    expect([...acknowledged.documents].filter((name) => !stored.has(name))).toEqual([]);
    for (const { fields } of documents) {
      expect(fields).toMatchObject({ Messsage: { stringValue: record.Messsage } });
    }
    expect(acknowledged.uploads).toBeGreaterThan(0);
    expect(objects.length).toBeGreaterThanOrEqual(acknowledged.uploads);
    const bytesFiles = (await files('objects')).filter((name) => !name.endsWith('.json'));
    expect(bytesFiles).toEqual(objects.map(({ bytesFile }) => bytesFile).sort());
    for (const name of bytesFiles) {
      expect((await fs.stat(path.join(dataDir(), 'objects', name))).size).toBe(50_000);
    }
    expect(await files('temporary')).toEqual([]);
  }, 30_000);

  test('does not take the files of a server that runs on the same folder', async () => {
    await start();
    const temporary = path.join(dataDir(), 'temporary');
    const parent = `${process.ppid}-0123456789ab-1`;
    const dead = '999999999-0123456789ab-1';
    const reused = `${process.pid}-0123456789ab-1`;
    for (const name of [parent, dead, reused]) await fs.writeFile(path.join(temporary, name), '');
    await start();
    expect(await files('temporary')).toEqual([parent]);
  });
});

describe('a full disk', () => {
  /** Lets every write of a file fail after half of it, as a full disk does. */
  async function fillDisk(): Promise<void> {
    const probe = await fs.open(path.join(dataDir(), 'probe'), 'w');
    const prototype = Object.getPrototypeOf(probe) as FileHandle;
    await probe.close();
    const failing = async function (this: FileHandle, data: unknown) {
      const bytes = Buffer.from(data as string | Uint8Array);
      await this.write(bytes.subarray(0, bytes.length / 2));
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    };
    jest.spyOn(prototype, 'writeFile').mockImplementation(failing);
    jest.spyOn(prototype, 'appendFile').mockImplementation(failing);
  }

  test('refuses documents and files, keeps nothing of them, and stores again when there is room', async () => {
    const backend = await start();
    const attempts = () =>
      Promise.all([
        send(backend.port, commitOf('subcribe/one', records.subcribe)),
        send(backend.port, upload(1)),
      ]);
    await fillDisk();
    for (const answer of await attempts()) {
      expect([answer.status, errorStatus(answer)]).toEqual([507, 'RESOURCE_EXHAUSTED']);
    }
    expect(backend.logged).toEqual([
      expect.stringContaining(`The disk of ${dataDir()} is full; nothing was stored`),
      expect.stringContaining(`The disk of ${dataDir()} is full; nothing was stored`),
    ]);
    expect([await files('documents'), await files('objects'), await files('temporary')]).toEqual([
      [],
      [],
      [],
    ]);

    jest.restoreAllMocks();
    expect((await attempts()).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('stops a resumable upload at its offset, and continues it when there is room', async () => {
    const backend = await start();
    const step = await startUpload(backend.port, cvNamed(1), 9);
    expect((await step('upload', { offset: 0, body: 'abc' })).status).toBe(200);

    await fillDisk();
    expect((await step('upload, finalize', { offset: 3, body: 'defghi' })).status).toBe(507);
    expect(standing(await step('query'))).toEqual(['active', '3']);

    jest.restoreAllMocks();
    const finished = await step('upload, finalize', { offset: 3, body: 'defghi' });
    expect(JSON.parse(finished.text)).toMatchObject({ size: '9' });
  });
});

describe('the limit of what is stored', () => {
  test('leaves the room of what failed to be stored to the next', async () => {
    const quota = createDiskQuota({ limit: 10, count: () => Promise.resolve(0) });
    const failed = quota.during(8, () => Promise.reject(new Error('no disk')));
    await expect(failed).rejects.toThrow('no disk');
    await expect(quota.reserve(8)).resolves.toBeUndefined();
    await expect(quota.reserve(8)).rejects.toThrow('its limit is 10 bytes');
  });

  test('refuses documents and files beyond it, with 507', async () => {
    const backend = await start({ limits: { diskBytes: 3 * 4096 } });
    const commit = (id: string) => send(backend.port, commitOf(`subcribe/${id}`, records.subcribe));
    expect((await commit('one')).status).toBe(200);
    expect((await commit('two')).status).toBe(200);
    const large = await send(backend.port, upload(1, 5000));
    expect([large.status, errorStatus(large)]).toEqual([507, 'RESOURCE_EXHAUSTED']);
    expect(await files('objects')).toEqual([]);
    expect((await commit('three')).status).toBe(200);
    expect((await commit('four')).status).toBe(507);
    expect(backend.logged).toContain('The local storage is full: its limit is 12288 bytes.');
  });

  test('counts what was stored before, and not what was refused or repeated', async () => {
    const before = await start();
    await send(before.port, commitOf('subcribe/one', records.subcribe));
    await before.close();

    const backend = await start({ limits: { diskBytes: 2 * 4096 } });
    const statusOf = async (message: Parameters<typeof send>[1]) =>
      (await send(backend.port, message)).status;
    expect(await statusOf(commitOf('subcribe/bad', { Email: 'x' }))).toBe(403);
    expect(await statusOf(commitOf('subcribe/one', records.subcribe))).toBe(200);
    expect(await statusOf(commitOf('subcribe/two', records.subcribe))).toBe(200);
    expect(await statusOf(commitOf('subcribe/three', records.subcribe))).toBe(507);
  });
});

describe('a folder that cannot be used', () => {
  test('keeps the backend from starting, and the message says which, why and what to do', async () => {
    const file = path.join(dataDir(), 'file');
    await fs.writeFile(file, '');
    const inside = path.join(file, 'data');
    await expect(start({ dataDir: inside })).rejects.toThrow(
      new RegExp(`^Nothing can be stored in ${inside}: .*ENOTDIR.*\\n.*LOCAL_FIREBASE_DIR`),
    );
  });

  test('because the disk is full is found at the start', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    jest.spyOn(fs, 'link').mockRejectedValue(full);
    await expect(start()).rejects.toThrow(`Nothing can be stored in ${dataDir()}: ENOSPC`);
    expect(await files('temporary')).toEqual([]);
  });
});

test('two servers on one folder never store one document twice', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  const ids = Array.from({ length: 20 }, (_, index) => `subcribe/${index}`);
  for (const id of ids) {
    const answers = await Promise.all(
      [first, second].map(({ port }, index) => {
        const record = { ...records.subcribe, Date: `from ${index}` };
        return send(port, commitOf(id, record));
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  }
  expect((await storedIn(first.port)).documents).toHaveLength(20);
});

test('a document is acknowledged after its file, then its name, then its folder are durable', async () => {
  const backend = await start();
  const probe = await fs.open(path.join(dataDir(), 'probe'), 'w');
  const sync = jest.spyOn(Object.getPrototypeOf(probe) as FileHandle, 'sync');
  await probe.close();
  const link = jest.spyOn(fs, 'link');
  await send(backend.port, commitOf('subcribe/one', records.subcribe));
  const [ofFile = 0, ofFolder = 0] = sync.mock.invocationCallOrder;
  const [named = 0] = link.mock.invocationCallOrder;
  expect([sync.mock.calls.length, link.mock.calls.length]).toEqual([2, 1]);
  expect(ofFile).toBeLessThan(named);
  expect(named).toBeLessThan(ofFolder);
});

test('a file that is not a document is left out, and the log names it', async () => {
  const backend = await start();
  await send(backend.port, commitOf('subcribe/one', records.subcribe));
  const broken = path.join(dataDir(), 'documents', 'broken.json');
  await fs.writeFile(broken, '{"name":');
  expect((await storedIn(backend.port)).documents).toHaveLength(1);
  expect(backend.logged).toEqual([expect.stringContaining(`${broken} is left out`)]);
});

test('no text of a visitor names a file', async () => {
  const backend = await start();
  await send(backend.port, commitOf('subcribe/visitor-text', records.subcribe));
  await send(backend.port, upload(1));
  expect(await files('documents')).toEqual([expect.stringMatching(/^[0-9a-f]{64}\.json$/)]);
  const names = await files('objects');
  expect(names.sort()).toEqual([
    expect.stringMatching(/^(?:\d+-[0-9a-f]{12}-\d+|[0-9a-f]{64}\.json)$/),
    expect.stringMatching(/^(?:\d+-[0-9a-f]{12}-\d+|[0-9a-f]{64}\.json)$/),
  ]);
});
