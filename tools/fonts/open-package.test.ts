/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPackage } from './open-package';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fonts-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A package as npm has it, with one file, named after that axis. */
const write = (id: string, axis: string, metadata: object) => {
  const folder = join(root, 'node_modules/@fontsource-variable', id);
  mkdirSync(join(folder, 'files'), { recursive: true });
  writeFileSync(join(folder, 'metadata.json'), JSON.stringify(metadata));
  writeFileSync(join(folder, 'unicode.json'), JSON.stringify({ latin: 'U+0000-00FF' }));
  writeFileSync(join(folder, `files/${id}-latin-${axis}-normal.woff2`), axis);
};

test('a font whose weight varies is opened by its weights', () => {
  write('archivo', 'wght', {
    weights: [400],
    variable: {
      wdth: { default: '100', min: '62', max: '125' },
      wght: { default: '400', min: '100', max: '900' },
    },
  });
  const { axis, fixed, whole } = openPackage(root, 'Archivo Variable');
  expect(axis).toEqual({ min: 100, max: 900 });
  expect(fixed).toBeUndefined();
  expect(whole('latin').toString()).toBe('wght');
});

test('a font whose width alone varies has its one weight, and the usual width', () => {
  write('league-gothic', 'wdth', {
    weights: [400],
    variable: { wdth: { default: '100', min: '75', max: '100' } },
  });
  const { axis, fixed, whole } = openPackage(root, 'League Gothic Variable');
  expect(axis).toEqual({ min: 400, max: 400 });
  expect(fixed).toEqual({ wdth: 100 });
  expect(whole('latin').toString()).toBe('wdth');
});
