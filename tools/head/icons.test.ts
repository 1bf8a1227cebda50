/** @jest-environment node */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawings } from '../../src/pictures/motifs/drawings';
import type { ThemeDefinition } from '../../src/schema/theme';
import agency from '../../tests/sites/agency/config/theme';
import { groundOfIcon, icoFile } from './draw-icons';
import { faviconSvg } from './mark-svg';

const theme: ThemeDefinition = agency;

test('the icon follows the theme in either scheme', () => {
  const { light, dark } = theme.color;
  const changed = faviconSvg({
    ...theme,
    color: {
      light: { ...light, secondary: { main: '#123456' } },
      dark: { ...dark, secondary: { main: '#654321' } },
    },
  });
  expect(changed).toMatch(/#123456[\s\S]*prefers-color-scheme: dark[\s\S]*#654321/);
});

test('each motif has an icon of its own', () => {
  const motifs = ['growth', ...Object.keys(drawings)] as ThemeDefinition['motif'][];
  const icons = motifs.map((motif) => faviconSvg({ ...theme, motif }));
  expect(new Set(icons).size).toBe(7);
});

test.each(['light', 'dark'] as const)(
  'the icon of a site that is %s alone has its colours',
  (only) => {
    const icon = faviconSvg({ ...theme, schemes: only });
    expect(icon).toContain(theme.color[only].secondary.main);
    expect(icon).not.toContain('prefers-color-scheme');
  },
);

test('an ICO file says the size of its picture and where it begins', () => {
  const ico = icoFile(Buffer.from('picture'), 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.subarray(ico.readUInt32LE(18)).toString()).toBe('picture');
  expect(ico.readUInt32LE(14)).toBe('picture'.length);
});

test.each([
  ['a tile with round corners', '<rect width="64" height="64" rx="14" fill="#1f6570"/>', '#1f6570'],
  ['a sign alone', '<circle cx="32" cy="32" r="20" fill="#1f6570"/>', undefined],
  [
    'two halves',
    '<path d="M0 0H32V64H0Z" fill="#111111"/><path d="M32 0H64V64H32Z" fill="#eeeeee"/>',
    undefined,
  ],
])('on phones %s continues to the edge in its own colour', async (_, shapes, ground) => {
  const file = join(mkdtempSync(join(tmpdir(), 'icon-')), 'icon.svg');
  const size = 'viewBox="0 0 64 64" width="64" height="64"';
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${shapes}</svg>`);
  expect(await groundOfIcon(file)).toBe(ground);
});
