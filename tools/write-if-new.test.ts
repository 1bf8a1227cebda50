/** @jest-environment node */
import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeIfNew } from './write-if-new';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const rules = () => join(folder, 'firestore.rules');

test('a link gives way to the file, and what it led to stays as it was', () => {
  const other = join(folder, 'other');
  for (const there of [true, false]) {
    rmSync(rules(), { force: true });
    if (there) writeFileSync(other, 'mine');
    else rmSync(other);
    symlinkSync(other, rules());
    writeIfNew(rules(), 'rules');
    expect(lstatSync(rules()).isFile()).toBe(true);
    expect(readFileSync(rules(), 'utf8')).toBe('rules');
    if (there) expect(readFileSync(other, 'utf8')).toBe('mine');
  }
  expect(readdirSync(folder)).toEqual(['firestore.rules']);
});

test('what is written already is not written again', () => {
  writeIfNew(rules(), 'rules');
  const before = lstatSync(rules());
  writeIfNew(rules(), 'rules');
  expect(lstatSync(rules()).ino).toBe(before.ino);
  writeIfNew(rules(), 'other rules');
  expect(readFileSync(rules(), 'utf8')).toBe('other rules');
});
