/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { isRunning, withFileLock } from './file-lock';

let folder: string;
let lock: string;
let notes: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'file-lock-'));
  lock = path.join(folder, 'locks', 'a.lock');
  notes = path.join(folder, 'notes');
  writeFileSync(notes, '');
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const startHolder = (times: number) => {
  const program = ['tools/run.mjs', 'tools/testing/hold-lock.ts', lock, notes, String(times)];
  const child = spawn(process.execPath, program, { stdio: 'inherit' });
  children.push(child);
  return child;
};

const noted = () =>
  readFileSync(notes, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' ') as [string, string]);

const untilNoted = async (lines: number) => {
  while (noted().length < lines) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** Everybody goes out before somebody else comes in. */
const expectOneAtATime = () => {
  const all = noted();
  const expected = all.flatMap(([pid], at) =>
    at % 2 === 0
      ? [
          [pid, 'in'],
          [pid, 'out'],
        ]
      : [],
  );
  expect(all).toEqual(expected);
};

const leave = (owner: { pid: number; host?: string }, at = lock) => {
  const text = JSON.stringify({
    id: `left by ${owner.pid}`.replaceAll(' ', '-'),
    host: hostname(),
    ...owner,
  });
  writeFileSync(at, text);
};

/** A process that has ended: nobody else gets its number within a test. */
const deadPid = async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  expect(isRunning(child.pid!)).toBe(false);
  return child.pid!;
};

test('one process at a time has it, and nothing of it is left', async () => {
  const holders = [startHolder(40), startHolder(40), startHolder(40)];
  await Promise.all(holders.map((each) => once(each, 'exit')));
  expect(noted()).toHaveLength(3 * 40 * 2);
  expect(new Set(noted().map(([pid]) => pid)).size).toBe(3);
  expectOneAtATime();
  expect(readdirSync(path.dirname(lock))).toEqual([]);
}, 60_000);

test('who waits for a process that is killed has it next, one of many', async () => {
  const killed = startHolder(0);
  await untilNoted(1);
  const waits: (number | undefined)[] = [];
  const order: string[] = [];
  const all = ['a', 'b', 'c', 'd'].map((name) =>
    withFileLock(
      lock,
      async () => {
        order.push(`${name} in`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        order.push(`${name} out`);
      },
      { onWait: (pid) => waits.push(pid) },
    ),
  );
  while (waits.length < 4) await new Promise((resolve) => setTimeout(resolve, 5));
  expect([...new Set(waits)]).toEqual([killed.pid]);
  expect(order).toEqual([]);
  killed.kill('SIGKILL');
  await Promise.all(all);
  expect(order).toHaveLength(8);
  order.forEach((said, at) => expect(said.slice(0, 1)).toBe(order[at - (at % 2)]!.slice(0, 1)));
  expect(readdirSync(path.dirname(lock))).toEqual([]);
}, 60_000);

describe('a lock that was left', () => {
  beforeEach(() => mkdirSync(path.dirname(lock)));
  const soon = { lease: 60 };
  const take = (options = {}) => withFileLock(lock, () => Promise.resolve('done'), options);

  test('by a process that died, after one that died, is taken at once', async () => {
    const pid = await deadPid();
    leave({ pid });
    writeFileSync(
      `${lock}.left-by-${pid}`,
      JSON.stringify({ id: 'second', pid, host: hostname() }),
    );
    expect(await take()).toBe('done');
    expect(readdirSync(path.dirname(lock))).toEqual([]);
  });

  test('by a process whose number is ours now is taken at once', async () => {
    leave({ pid: process.pid });
    expect(await take()).toBe('done');
  });

  const left: [string, () => void][] = [
    ['whose number another one has now', () => leave({ pid: process.ppid })],
    ['of another machine', () => leave({ pid: 1, host: 'elsewhere' })],
    ['that died before it wrote who it is', () => writeFileSync(lock, '')],
  ];
  test.each(left)('by a process %s is taken when it has been silent', async (_, put) => {
    put();
    const began = performance.now();
    expect(await take(soon)).toBe('done');
    expect(performance.now() - began).toBeGreaterThanOrEqual(soon.lease);
    expect(readdirSync(path.dirname(lock))).toEqual([]);
  });

  test('is taken by one alone of those who wait, each time', async () => {
    const pid = await deadPid();
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    };
    for (let round = 0; round < 12; round += 1) {
      leave({ pid });
      await Promise.all(Array.from({ length: 8 }, () => withFileLock(lock, work)));
    }
    expect(most).toBe(1);
    expect(readdirSync(path.dirname(lock))).toEqual([]);
  });
});

test('an owner that works longer than the lease keeps it', async () => {
  const order: string[] = [];
  const lease = 120;
  const first = withFileLock(
    lock,
    async () => {
      order.push('first in');
      await new Promise((resolve) => setTimeout(resolve, 6 * lease));
      order.push('first out');
    },
    { lease },
  );
  while (order.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  await withFileLock(lock, () => Promise.resolve(order.push('second')), { lease });
  await first;
  expect(order).toEqual(['first in', 'first out', 'second']);
});

test('a failed task releases it, and a folder that is emptied meanwhile does no harm', async () => {
  const failing = withFileLock(lock, () => Promise.reject(new Error('no luck')));
  await expect(failing).rejects.toThrow('no luck');
  await withFileLock(lock, () => Promise.resolve(rmSync(path.dirname(lock), { recursive: true })));
  expect(existsSync(path.dirname(lock))).toBe(false);
  expect(await withFileLock(lock, () => Promise.resolve('again'))).toBe('again');
});

test('an error says why there can be no lock', async () => {
  writeFileSync(path.dirname(lock), 'a file');
  await expect(withFileLock(lock, () => Promise.resolve())).rejects.toThrow(/ENOTDIR|EEXIST/);
});
