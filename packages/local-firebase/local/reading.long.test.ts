/** @jest-environment node */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '../../../tests/temporary-folder';
import { childBackends } from '../testing/child-backends';
import { documentsPath, send } from '../testing/send';
import { startTestBackend, until } from '../testing/test-backend';

/** More is stored than memory has room for, and readers are slow or go away. */

/** Megabytes of JavaScript's objects that a process may have, and of what is stored. */
const heap = 56;
const stored = 75;

const dataDir = temporaryFolder();

beforeAll(async () => {
  await mkdir(path.join(dataDir, 'documents'));
  const createTime = '2026-11-21T12:00:00.000Z';
  const fields = { Messsage: { stringValue: `x\n${'word '.repeat(160_000)}` } };
  for (let each = 0; each < stored; each += 1) {
    const name = `${documentsPath}/Contact_cli/n${each}`;
    const document = { name, createTime, updateTime: createTime, fields };
    await writeFile(path.join(dataDir, 'documents', `${each}.json`), JSON.stringify(document));
  }
});

const node = [`--max-old-space-size=${heap}`];
const startChild = childBackends();

/** Begins to read an answer, and takes nothing of it yet. */
const begin = async (port: number, address: string): Promise<IncomingMessage> => {
  const [answer] = (await once(
    get({ host: '127.0.0.1', port, path: `/__local/${address}`, agent: false }),
    'response',
  )) as [IncomingMessage];
  return answer;
};

/** How often a text stands in an answer, of which nothing is kept. */
const countIn = async (answer: IncomingMessage, text: string): Promise<number> => {
  let [count, rest] = [0, ''];
  for await (const chunk of answer.setEncoding('utf8') as AsyncIterable<string>) {
    const seen = rest + chunk;
    count += seen.split(text).length - 1;
    rest = seen.slice(-text.length + 1);
  }
  return count;
};

test('a server reads out more than it has memory for, to many at once, some of whom are slow or go away', async () => {
  const { port, isRunning } = await startChild(dataDir, { node });
  const neverRead = await begin(port, 'data.json');
  (await begin(port, 'data.json')).destroy();
  const slow = await begin(port, 'Contact_cli.csv');
  const pages = Array.from({ length: 6 }, async () => countIn(await begin(port, ''), '<td>n'));
  expect(await Promise.all(pages)).toEqual(pages.map(() => stored));
  expect(await countIn(await begin(port, 'Contact_cli.csv'), '"x\nword')).toBe(stored);
  expect(await countIn(slow, '"x\nword')).toBe(stored);
  neverRead.destroy();
  expect(isRunning()).toBe(true);
});

test('npm run messages exports more than it has memory for', async () => {
  const folder = path.join(dataDir, 'exports');
  const request = ['export', '--form', 'contact', '--folder', folder];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...node, 'tools/run.mjs', 'tools/messages/main.ts', ...request],
    { env: { ...process.env, LOCAL_FIREBASE_DIR: dataDir, SITE: 'tests/sites/agency' } },
  );
  expect(stdout).toContain(`${stored} messages in`);
  const csv = await readFile(path.join(folder, 'Contact_cli.csv'), 'latin1');
  expect(csv.split('"2026-11-21T12:00:00.000Z"')).toHaveLength(stored + 1);
  expect(await readdir(folder)).toEqual(['Contact_cli.csv']);
});

describe('readers', () => {
  /** Waits until there is room for one more. */
  const untilRoom = (port: number) =>
    until(
      async () => (await send(port, { method: 'HEAD', path: '/__local/data.json' })).status === 200,
    );

  test('that are too many are asked to try again; one that ends makes room', async () => {
    const limits = { readings: 2 };
    const backend = await startTestBackend({ dataDir, limits });
    const readers = [
      await begin(backend.port, 'data.json'),
      await begin(backend.port, 'data.json'),
    ];
    const refused = await send(backend.port, { path: '/__local/Contact_cli.csv' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    readers[0]!.destroy();
    await untilRoom(backend.port);
    await backend.close();
  });

  test('that take nothing for long are let go, with an answer that is seen to be cut short', async () => {
    const backend = await startTestBackend({ dataDir, limits: { readings: 1, stalledMs: 50 } });
    const reader = await begin(backend.port, 'data.json');
    await untilRoom(backend.port);
    await expect(countIn(reader, 'x')).rejects.toThrow('aborted');
    await backend.close();
  });
});
