/** @jest-environment node */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { writeExport } from '../../packages/local-firebase';
import { temporaryFolders } from '../../tests/temporary-folder';
import { createTerminal, ReaderGone } from './output';

/** Takes one line, and has gone then. */
const goneAfterOne = () => {
  let lines = 0;
  return new Writable({
    write: (_chunk, _encoding, done) => {
      lines += 1;
      done(lines === 1 ? null : Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    },
  });
};

test('nothing that is printed steers the terminal', async () => {
  const output = new PassThrough();
  const print = createTerminal(output, { isForReading: true });
  await print('  \u001b[2Jx \u009b1m \u202eevil\r\n  next');
  expect(String(output.read())).toBe('  \\u001b[2Jx \\u009b1m \\u202eevil\r\n  next\n');
});

test('no more is printed than is read', async () => {
  const output = new PassThrough({ highWaterMark: 10 });
  const print = createTerminal(output, { isForReading: true });
  let isPrinted = false;
  const printing = print('more than ten').then(() => (isPrinted = true));
  await new Promise(setImmediate);
  expect(isPrinted).toBe(false);
  output.resume();
  await printing;
  expect(isPrinted).toBe(true);
});

test('what is only to be read ends when its reader has gone', async () => {
  const print = createTerminal(goneAfterOne(), { isForReading: true });
  await print('one');
  await expect(
    (async () => {
      for (let line = 0; line < 10; line += 1) await print('more');
    })(),
  ).rejects.toThrow(ReaderGone);
});

test('a pending request is completed', async () => {
  const print = createTerminal(goneAfterOne(), { isForReading: false });
  for (let line = 0; line < 5; line += 1) await print('line');
});

test('another failure is reported', async () => {
  const output = new Writable({ write: (_chunk, _encoding, done) => done(new Error('ENOSPC')) });
  const print = createTerminal(output, { isForReading: false });
  await expect(
    (async () => {
      for (let line = 0; line < 10; line += 1) await print('more');
    })(),
  ).rejects.toThrow('ENOSPC');
});

const folder = temporaryFolders();

test('a file has its name once it is complete, and only its owner can read it', async () => {
  await writeFile(path.join(folder(), 'a.csv'), 'of yesterday');
  const seen: string[] = [];
  const pieces = async function* () {
    for (const piece of ['one ', 'two']) {
      seen.push(await readFile(path.join(folder(), 'a.csv'), 'utf8'));
      yield piece;
    }
  };
  const file = await writeExport(folder(), 'a.csv', pieces());
  expect(seen).toEqual(['of yesterday', 'of yesterday']);
  expect(await readFile(file, 'utf8')).toBe('one two');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder())).toEqual(['a.csv']);
});

test('what fails half way leaves what was there before, and nothing else', async () => {
  await writeFile(path.join(folder(), 'a.csv'), 'of yesterday');
  const pieces = async function* () {
    yield await Promise.resolve('half');
    throw new Error('The store is gone.');
  };
  await expect(writeExport(folder(), 'a.csv', pieces())).rejects.toThrow('The store is gone.');
  expect(await readFile(path.join(folder(), 'a.csv'), 'utf8')).toBe('of yesterday');
  expect(await readdir(folder())).toEqual(['a.csv']);
});

test('what a command that was killed left behind goes; what another one writes stays', async () => {
  const begun = (pid: number) => `.export-${pid}-0123456789ab-1.part`;
  for (const pid of [999_999_999, process.ppid])
    await writeFile(path.join(folder(), begun(pid)), 'x');
  const pieces = async function* () {
    yield await Promise.resolve('x');
  };
  await writeExport(folder(), 'a.csv', pieces());
  expect((await readdir(folder())).toSorted()).toEqual([begun(process.ppid), 'a.csv']);
});
