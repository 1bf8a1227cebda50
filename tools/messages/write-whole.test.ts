/** @jest-environment node */
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeWhole } from './write-whole';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'write-whole-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a file has its name once it is whole, and is for its owner alone', async () => {
  await writeFile(path.join(folder, 'a.csv'), 'of yesterday');
  const seen: string[] = [];
  const pieces = async function* () {
    for (const piece of ['one ', 'two']) {
      seen.push(await readFile(path.join(folder, 'a.csv'), 'utf8'));
      yield piece;
    }
  };
  const file = await writeWhole(folder, 'a.csv', pieces());
  expect(seen).toEqual(['of yesterday', 'of yesterday']);
  expect(await readFile(file, 'utf8')).toBe('one two');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['a.csv']);
});

test('what fails half way leaves what was there before, and nothing else', async () => {
  await writeFile(path.join(folder, 'a.csv'), 'of yesterday');
  const pieces = async function* () {
    yield await Promise.resolve('half');
    throw new Error('The store is gone.');
  };
  await expect(writeWhole(folder, 'a.csv', pieces())).rejects.toThrow('The store is gone.');
  expect(await readFile(path.join(folder, 'a.csv'), 'utf8')).toBe('of yesterday');
  expect(await readdir(folder)).toEqual(['a.csv']);
});

test('what a command that was killed left behind goes; what another one writes stays', async () => {
  const begun = (pid: number) => `.export-${pid}-0123456789ab-1.part`;
  for (const pid of [999_999_999, process.ppid])
    await writeFile(path.join(folder, begun(pid)), 'x');
  const pieces = async function* () {
    yield await Promise.resolve('x');
  };
  await writeWhole(folder, 'a.csv', pieces());
  expect((await readdir(folder)).toSorted()).toEqual([begun(process.ppid), 'a.csv']);
});
