/** @jest-environment node */
import project from '../../config/theme';
import dentist from '../../examples/dentist/config/theme';
import { themeSchema } from '../../src/schema/theme';
import { themePartExample } from '../../src/schema/theme-example';
import { themes } from '../../src/theme/themes/registry';
import { configValue } from '../config-files/config-files';
import { paletteFrom } from './palette-from';
import { saidBy, wholeTheme } from './whole-theme';

const { notary, noticeboard, workshop } = themes;

test.each([project, dentist, notary, undefined, 'notary', [], { extends: 'none' }, {}])(
  'what is whole, or cannot be made so, stays the same value %#',
  (value) => {
    expect(wholeTheme(value)).toBe(value);
  },
);

test.each([
  { extends: 'notary' },
  themePartExample,
  { ...project, color: { from: '#0B6B4A' } },
  { extends: 'notary', space: { steps: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18] } },
])('a part becomes whole, and stays so %#', (part) => {
  const whole = wholeTheme(part);
  expect(themeSchema.validateSync(whole, { strict: true })).toBe(whole);
  expect(wholeTheme(whole)).toBe(whole);
});

test('groups are said otherwise key by key, lists and values as a whole', () => {
  const steps = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18];
  const part = { extends: 'notary', space: { steps }, typography: { h2: { lineHeight: '2' } } };
  expect(wholeTheme(part)).toEqual({
    ...notary,
    space: { ...notary.space, steps },
    typography: { ...notary.typography, h2: { ...notary.typography.h2, lineHeight: '2' } },
  });
});

test('no motif is one that is left out, which undoes the one of another theme', () => {
  const { motif: _, ...undrawn } = notary;
  expect(wholeTheme({ extends: 'notary', motif: 'none' })).toEqual(undrawn);
  expect(wholeTheme({ extends: 'notary', motif: 'rays' })).toEqual({ ...notary, motif: 'rays' });
  expect(wholeTheme({ ...notary, motif: 'none' })).toEqual(undrawn);
});

test('a ground is added; one of the same name is another one', () => {
  const moss = { light: '#D8E4D0', dark: '#22301E' };
  const grounds = { moss, butter: moss };
  expect(wholeTheme({ extends: 'noticeboard', grounds })).toEqual({ ...noticeboard, grounds });
});

test('from one colour come both schemes, without those of the theme; the rest is said beside it', () => {
  const made = paletteFrom('#0B6B4A');
  const light = { ...made.light, highlight: { ...made.light.highlight, main: '#FFD166' } };
  expect(wholeTheme(themePartExample)).toEqual({
    ...workshop,
    color: { ...made, light },
    shape: { ...workshop.shape, ...themePartExample.shape },
  });
});

test('a part of a file is read', () => {
  const text =
    "export default { extends: 'notary', color: { light: { secondary: { main: '#112233' } } }, typography: { h2: { fontSize: '3rem' } } };";
  expect(configValue('config/theme.ts', text)).toMatchObject({
    color: { light: { secondary: { main: '#112233' }, text: notary.color.light.text } },
    typography: { h2: { fontSize: '3rem', lineHeight: notary.typography.h2.lineHeight } },
  });
});

test.each([
  ['shape.card', 'shape.card'],
  ['shape.device', 'extends'],
  ['color.light.text.muted', 'color.from'],
  ['color.from', 'color.from'],
  ['font', 'extends'],
])('%s is said by %s', (path, by) => {
  const has = (each: string) => ['shape.card', 'color.from'].includes(each);
  expect(saidBy(themePartExample, has, path)).toBe(by);
});
