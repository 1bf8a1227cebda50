/** @jest-environment node */
import { themeNames } from '../../src/schema/theme-names';
import { sources } from '../../tests/mistakes/agency';
import { installedFonts } from '../../tools/fonts/installed-fonts';
import { checkConfig } from './check-config';

const file = 'config/theme.ts';
const fonts = installedFonts(process.cwd());

/** What is told of a theme with these lines: code, line, and where it leads. */
const told = (...lines: string[]) =>
  checkConfig(
    {
      ...sources,
      [file]: `import type { ThemeDefinition } from '#types';\n\nexport default {\n${lines.join('\n')}\n} satisfies ThemeDefinition;\n`,
    },
    { fonts },
  )
    .filter((problem) => problem.file === file)
    .map(({ code, line, path }) => `${code} ${line} ${path}`);

test.each(Object.keys(themeNames))('a theme that only starts from %s is in order', (name) => {
  expect(told(`  extends: '${name}',`)).toEqual([]);
});

test.each([
  ["  color: { from: '#0B6B4A' },"],
  ['  shape: { card: 3 },'],
  ["  typography: { h2: { lineHeight: '1.3' } },"],
  ["  color: { light: { highlight: { main: '#FFEE88' } } },"],
  ["  grounds: { moss: { light: '#D8E4D0', dark: '#22301E' } },"],
])('what is said otherwise may be as little as %s', (line, ...problems) => {
  expect(told("  extends: 'notary',", line)).toEqual(problems);
});

test.each([
  [
    'what cannot be read itself',
    "  color: { light: { text: { muted: '#CCCCCC' } } },",
    'SITE-110 5 color.light.text.muted',
  ],
  [
    'a ground below what another theme says',
    "  color: { light: { background: { tint: '#8A8A8A' } } },",
    'SITE-112 5 color.light.background.tint',
  ],
  [
    'words on the button of another theme',
    "  color: { light: { primary: { contrastText: '#6B2030' } } },",
    'SITE-110 5 color.light.primary.contrastText',
  ],
  [
    'widths out of order with those of another theme',
    '  breakpoints: { sm: 800 },',
    'SITE-111 5 breakpoints.sm',
  ],
  [
    'a font that is not installed',
    "  font: { text: { family: 'Nowhere Variable' } },",
    'SITE-192 5 font.text.family',
  ],
  ['a name that no theme has', '  shape: { cards: 3 },', 'SITE-020 5 shape.cards'],
  ['a wrong value', "  space: { section: 'much' },", 'SITE-034 5 space.section'],
])('%s is told where it stands', (_what, line, problem) => {
  expect(told("  extends: 'notary',", line)).toEqual([problem]);
});

test('without a theme to start from everything is needed', () => {
  const found = told("  color: { from: '#0B6B4A' },");
  expect(found).toContain('SITE-022 3 font');
  expect(found.some((each) => each.includes('color'))).toBe(false);
});
