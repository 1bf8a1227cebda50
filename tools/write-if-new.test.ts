/** @jest-environment node */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeIfNew, writeWhole } from './write-if-new';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => path.join(folder, name);

test('a file is replaced as a whole: who has the old one open reads the old one to its end', () => {
  writeWhole(inFolder('a'), 'old');
  const before = statSync(inFolder('a')).ino;
  writeIfNew(inFolder('a'), 'old');
  expect(statSync(inFolder('a')).ino).toBe(before);
  writeIfNew(inFolder('a'), 'new');
  expect(readFileSync(inFolder('a'), 'utf8')).toBe('new');
  expect(statSync(inFolder('a')).ino).not.toBe(before);
  expect(readdirSync(folder)).toEqual(['a']);
});

test('it keeps its rights, and a link leads where it led', () => {
  writeFileSync(inFolder('a'), 'old');
  chmodSync(inFolder('a'), 0o640);
  symlinkSync(inFolder('a'), inFolder('link'));
  writeWhole(inFolder('link'), 'new');
  expect(readFileSync(inFolder('a'), 'utf8')).toBe('new');
  expect(statSync(inFolder('a')).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'link']);
});

test('what cannot be written leaves nothing behind', () => {
  mkdirSync(inFolder('a'));
  expect(() => writeWhole(inFolder('a'), 'new')).toThrow(/EISDIR|ENOTEMPTY|EPERM/);
  expect(readdirSync(folder)).toEqual(['a']);
});
