/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf, cached } from './cache';

const root = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(root, { recursive: true }));

const ask = (name: string, description: string, at = root) =>
  cached(at, { kind: 'texts-1', name, make: () => Promise.resolve(Buffer.from(description)) });

test('what was made once is not made again, and what has another name is', async () => {
  expect(String(await ask('a', 'first'))).toBe('first');
  expect(String(await ask('a', 'second'))).toBe('first');
  expect(String(await ask('b', 'third'))).toBe('third');
  expect(readdirSync(join(root, 'node_modules/.cache/texts-1'))).toEqual(['a', 'b']);
});

test('a file that two processes make at once is complete as soon as it exists', async () => {
  const file = join(root, 'node_modules/.cache/texts-1/large');
  const size = (number: number) => (number + 1) * 2_000_000;
  const makers = [3, 0, 2, 1].map((number) => ask('large', String(number).repeat(size(number))));
  let isOver = false;
  const all = Promise.all(makers).finally(() => (isOver = true));
  const strange: string[] = [];
  const look = () => {
    const bytes = existsSync(file) ? readFileSync(file) : undefined;
    const number = Number(String.fromCharCode(bytes?.[0] ?? 0));
    const isWhole = bytes?.equals(Buffer.from(String(number).repeat(size(number)))) ?? true;
    if (!isWhole) strange.push(`${bytes?.length ?? 0} bytes that begin with ${number}`);
  };
  while (!isOver) {
    look();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await all;
  look();
  expect(strange).toEqual([]);
  expect(readdirSync(join(root, 'node_modules/.cache/texts-1')).toSorted()).toEqual([
    'a',
    'b',
    'large',
  ]);
});

test('where nothing can be kept it is made all the same', async () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  expect(String(await ask('a', 'made', file))).toBe('made');
});

test('a name changes with each part, and with where one ends', () => {
  const names = [hashOf('ab', 'c'), hashOf('a', 'bc'), hashOf('abc'), hashOf(Buffer.from('abd'))];
  expect(new Set(names).size).toBe(names.length);
  expect(hashOf(Buffer.from('abc'))).toBe(hashOf('abc'));
});
