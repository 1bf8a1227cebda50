/** @jest-environment node */
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolders } from '../../../tests/temporary-folder';
import { createFolderIndex, type FolderIndex, type Walk } from './folder-index';

type Value = { at: number; group: string; text?: string };

const isValue = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && 'at' in value;

const folder = temporaryFolders();
let logged: string[];
let index: FolderIndex<Value>;

beforeEach(() => {
  logged = [];
  index = createFolderIndex({
    folder: folder(),
    isValue,
    describe: (value) => ({ time: value.at, group: value.group, fields: Object.keys(value) }),
    log: (message) => logged.push(message),
  });
});

const write = (name: string, value: Partial<Value>) =>
  writeFile(path.join(folder(), `${name}.json`), JSON.stringify({ group: 'a', ...value }));

const timesOf = async (walk?: Walk): Promise<number[]> => {
  const times: number[] = [];
  for await (const { value } of index.walk(walk)) times.push(value.at);
  return times;
};

test('files come by time, those of one group if asked, either way round, and from a place on', async () => {
  for (const at of [3, 1, 2]) await write(`a${at}`, { at });
  await write('b', { at: 9, group: 'b' });
  expect(await timesOf()).toEqual([1, 2, 3, 9]);
  expect(await timesOf({ group: 'a', order: 'newest' })).toEqual([3, 2, 1]);
  // Its file may have gone since.
  for (const file of ['a2.json', 'a1x.json']) {
    expect(await timesOf({ group: 'a', after: { time: 2, file } })).toContain(3);
  }
  const after = { time: 2, file: 'a2.json' };
  expect(await timesOf({ order: 'newest', after })).toEqual([1]);
  expect(await timesOf({ group: 'a', after })).toEqual([3]);
});

test('groups have their number and all fields, and are gone with their last file', async () => {
  await write('z', { at: 1, group: 'z', text: 'x' });
  await write('a', { at: 1 });
  expect([...(await index.groups())]).toEqual([
    ['a', { count: 1, fields: new Set(['group', 'at']) }],
    ['z', { count: 1, fields: new Set(['group', 'at', 'text']) }],
  ]);
  await rm(path.join(folder(), 'z.json'));
  expect([...(await index.groups()).keys()]).toEqual(['a']);
});

test('what comes, goes and is replaced by others is seen by the next look', async () => {
  await write('a1', { at: 1 });
  await write('a2', { at: 2 });
  expect(await timesOf()).toEqual([1, 2]);
  await rm(path.join(folder(), 'a1.json'));
  await write('a3', { at: 3 });
  await write('a2', { at: 2, text: 'new' });
  expect(await timesOf()).toEqual([2, 3]);
  for await (const { value } of index.walk({ order: 'oldest' })) {
    expect(value.text).toBe(value.at === 2 ? 'new' : undefined);
  }
});

test('what goes while it is walked is passed over', async () => {
  for (const at of [1, 2, 3]) await write(`a${at}`, { at });
  const seen: number[] = [];
  for await (const { value } of index.walk()) {
    seen.push(value.at);
    await rm(path.join(folder(), 'a2.json'), { force: true });
  }
  expect(seen).toEqual([1, 3]);
  expect(logged).toEqual([]);
});

test('a folder that is not there holds nothing, and what it holds when it is back', async () => {
  await write('a1', { at: 1 });
  await rename(folder(), `${folder()}-away`);
  expect(await timesOf()).toEqual([]);
  await rename(`${folder()}-away`, folder());
  expect(await timesOf()).toEqual([1]);
});

test('a file that cannot be read is left out and reported once, and read when it is repaired', async () => {
  await writeFile(path.join(folder(), 'a1.json'), '{"at":');
  await write('a2', { at: 2 });
  expect(await timesOf()).toEqual([2]);
  expect(await timesOf()).toEqual([2]);
  expect(logged).toEqual([
    expect.stringContaining(`${path.join(folder(), 'a1.json')} is left out`),
  ]);
  await write('a1', { at: 1 });
  expect(await timesOf()).toEqual([1, 2]);
});

test('reads that are requested at one time see what was written before', async () => {
  const counts = Array.from({ length: 20 }, async (_, each) => {
    await write(`a${each}`, { at: each });
    return (await timesOf()).includes(each);
  });
  expect(await Promise.all(counts)).toEqual(counts.map(() => true));
});
