/** @jest-environment node */
import {
  chmodSync,
  lstatSync,
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
import { writeIfNew, writeWhole, writeWholeNew } from './write-file';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string) => path.join(folder, name);

test('a file is replaced as a whole: a reader that has the old one open reads it to its end', () => {
  writeWhole(inFolder('a'), 'old');
  const before = statSync(inFolder('a')).ino;
  writeIfNew(inFolder('a'), 'old');
  expect(statSync(inFolder('a')).ino).toBe(before);
  writeIfNew(inFolder('a'), 'new');
  expect(readFileSync(inFolder('a'), 'utf8')).toBe('new');
  expect(statSync(inFolder('a')).ino).not.toBe(before);
  expect(readdirSync(folder)).toEqual(['a']);
});

test('it keeps its rights', () => {
  writeFileSync(inFolder('a'), 'old');
  chmodSync(inFolder('a'), 0o640);
  writeWhole(inFolder('a'), 'new');
  expect(statSync(inFolder('a')).mode & 0o777).toBe(0o640);
});

test.each(['there', 'not there'])(
  'a link gives way to the file, and what it led to, which is %s, stays as it was',
  (where) => {
    const other = inFolder('other');
    if (where === 'there') writeFileSync(other, 'mine');
    symlinkSync(other, inFolder('a'));
    writeIfNew(inFolder('a'), 'rules');
    expect(lstatSync(inFolder('a')).isFile()).toBe(true);
    expect(readFileSync(inFolder('a'), 'utf8')).toBe('rules');
    expect(readdirSync(folder).toSorted()).toEqual(where === 'there' ? ['a', 'other'] : ['a']);
    if (where === 'there') expect(readFileSync(other, 'utf8')).toBe('mine');
  },
);

test('what cannot be written leaves nothing behind', () => {
  mkdirSync(inFolder('a'));
  expect(() => writeWhole(inFolder('a'), 'new')).toThrow(/EISDIR|ENOTEMPTY|EPERM/);
  expect(readdirSync(folder)).toEqual(['a']);
});

test('a new file is there whole, and never in the place of another one', () => {
  expect(writeWholeNew(inFolder('a'), Buffer.from('mine'))).toBe(true);
  expect(writeWholeNew(inFolder('a'), Buffer.from('another'))).toBe(false);
  symlinkSync('nothing', inFolder('b'));
  expect(writeWholeNew(inFolder('b'), Buffer.from('another'))).toBe(false);
  expect(readFileSync(inFolder('a'), 'utf8')).toBe('mine');
  expect(readdirSync(folder).toSorted()).toEqual(['a', 'b']);
});
