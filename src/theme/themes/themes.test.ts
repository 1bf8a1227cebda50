/** @jest-environment node */
import { checkTheme } from '../../../packages/site-check/checks/check-theme';
import { installedFonts } from '../../../tools/fonts/installed-fonts';
import { themeSchema } from '../../schema/theme';
import { themeNames } from '../../schema/theme-names';
import { themes } from './registry';

const all = Object.entries(themes);

test('every name has a theme, and every theme a name', () => {
  expect(Object.keys(themes)).toEqual(Object.keys(themeNames));
});

test.each(all)('%s is whole', (_name, theme) => {
  expect(themeSchema.validateSync(theme, { strict: true })).toBe(theme);
});

test.each(all)('all that stands on another colour in %s can be read', (_name, theme) => {
  expect(checkTheme(theme, (path) => path)).toEqual([]);
});

test.each(all)('the fonts of %s are installed', (_name, { font }) => {
  const installed = installedFonts(process.cwd());
  expect(installed).toEqual(expect.arrayContaining([font.display.family, font.text.family]));
});

const differing = {
  'letters of headings': ({ font }) => font.display.family,
  'sizes of headings': ({ typography }) => typography.display.fontSize,
  buttons: ({ color }) => color.light.primary.main,
  'grounds of pages': ({ color }) => color.light.background.default,
} satisfies Record<string, (theme: (typeof themes)[keyof typeof themes]) => string>;

test.each(Object.entries(differing))('no two have the same %s', (_what, of) => {
  expect(new Set(Object.values(themes).map(of)).size).toBe(all.length);
});

test('each draws a motif, and at most two draw the same', () => {
  const drawn = Object.values(themes).map(({ motif = 'none' }) => motif);
  expect(drawn).not.toContain('none');
  for (const motif of drawn) {
    expect(drawn.filter((each) => each === motif).length).toBeLessThanOrEqual(2);
  }
});

test('no two have the same corners, edges, room and line at once', () => {
  const manners = Object.values(themes).map(({ shape, sections }) =>
    JSON.stringify([shape, sections]),
  );
  expect(new Set(manners).size).toBe(all.length);
});
