/** @jest-environment node */
import { assert, integer, property } from 'fast-check';
import { themeColors } from '../../src/schema/theme';
import { randomRuns } from '../../tests/runs';
import { checkTheme } from '../site-check/checks/check-theme';
import { paletteFrom } from './palette-from';

const hex = (number: number) => `#${number.toString(16).padStart(6, '0').toUpperCase()}`;

/** Of the edges of the cube of colours, and of designers. */
const known = [
  ...['#000000', '#FFFFFF', '#FF0000', '#00FF00', '#0000FF', '#FFFF00', '#00FFFF', '#FF00FF'],
  ...['#808080', '#0B6B4A', '#C8F169', '#FFD700', '#777777', '#B4532A'],
];

const lostIn = (color: string) =>
  checkTheme({ color: paletteFrom(color) }, (path) => path).map(({ error, path }) =>
    [color, error, path].join(' '),
  );

test.each(known)('all that stands on another colour can be read, made from %s', (color) => {
  const palette = paletteFrom(color);
  expect(themeColors.validateSync(palette, { strict: true })).toBe(palette);
  expect(lostIn(color)).toEqual([]);
});

test('so it can, made from any colour', () => {
  assert(
    property(integer({ min: 0, max: 0xffffff }), (number) => {
      expect(lostIn(hex(number))).toEqual([]);
    }),
    randomRuns({ short: 50, full: 500 }),
  );
});

test.each(['#0B6B4A', '#7A1F3D', '#F2B63C'])('the colour %s itself is the button', (color) => {
  expect(paletteFrom(color).light.primary.main).toBe(color);
});

test('a grey makes greys', () => {
  const { primary, background } = paletteFrom('#3A3A3A').light;
  for (const made of [primary.dark, background.tint]) {
    const channels = [1, 3, 5].map((at) => Number.parseInt(made.slice(at, at + 2), 16));
    expect(Math.max(...channels) - Math.min(...channels)).toBe(0);
  }
});
