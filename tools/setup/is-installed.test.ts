/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { isInstalled } = jest.requireActual<{ isInstalled: (root: string) => boolean }>(
  './is-installed.mjs',
);

const font = { version: '5.3.0', integrity: 'sha512-a' };
const wanted = {
  '': { name: 'project' },
  'node_modules/font': font,
  'node_modules/for-windows': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

type Packages = Record<string, object>;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'installed-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (lock: Packages, present: Packages | undefined) => {
  mkdirSync(join(root, 'node_modules/font'), { recursive: true });
  writeFileSync(join(root, 'node_modules/font/package.json'), '{}');
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }));
  const file = join(root, 'node_modules/.package-lock.json');
  if (present) writeFileSync(file, JSON.stringify({ packages: present }));
};

test('what npm install has brought is not installed again', () => {
  write(wanted, { 'node_modules/font': font });
  expect(isInstalled(root)).toBe(true);
});

test.each<[string, Packages | undefined]>([
  ['nothing is noted', undefined],
  ['a package is missing', {}],
  ['a package is of another version', { 'node_modules/font': { ...font, version: '5.2.0' } }],
  ['a package is another one', { 'node_modules/font': { ...font, integrity: 'sha512-c' } }],
])('while %s it is', (_, present) => {
  write(wanted, present);
  expect(isInstalled(root)).toBe(false);
});

test('a package that came later than the record is not installed again: its own version counts', () => {
  write(wanted, {});
  const own = join(root, 'node_modules/font/package.json');
  writeFileSync(own, JSON.stringify({ version: font.version }));
  expect(isInstalled(root)).toBe(true);
  writeFileSync(own, JSON.stringify({ version: '5.2.0' }));
  expect(isInstalled(root)).toBe(false);
});

test('a package whose folder is gone is installed again', () => {
  write(wanted, { 'node_modules/font': font });
  rmSync(join(root, 'node_modules/font'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
});
