import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openTypeface } from '../../tools/fonts/open-typeface';
import { shareImageSvg } from '../../tools/head/share-image-svg';
import theme from '../sites/agency/config/theme';
import { expect, test } from './share';

/** The pictures for link previews, drawn in the real fonts: Jest cannot load their shaper. */

const fonts = 'node_modules/@fontsource-variable';
const openFont = (file: string) =>
  openTypeface(readFileSync(join(fonts, file)), { weight: 600, letterSpacing: '-0.03em' });

/** Neither font has Cyrillic letters: none of it is drawn. */
const noTitle = 'Хлеб';

const draw = async (words: { title?: string; name?: string; host?: string }) => {
  const svg = shareImageSvg({
    theme,
    title: noTitle,
    name: '',
    host: '',
    ...words,
    display: await openFont(
      'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
    label: await openFont('instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
  });
  return sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
};

/** The box around what words change in the picture, in pixels from the upper left corner. */
const boxOf = async (words: Parameters<typeof draw>[0]) => {
  const [{ data, info }, { data: plain }] = await Promise.all([draw(words), draw({})]);
  const box = { left: info.width, top: info.height, right: 0, bottom: 0 };
  for (let at = 0; at < data.length; at += info.channels) {
    if (data[at] === plain[at] && data[at + 1] === plain[at + 1]) continue;
    const pixel = at / info.channels;
    const [x, y] = [pixel % info.width, Math.floor(pixel / info.width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
};

for (const [what, title] of [
  ['two words', 'Contact Us'],
  [
    'ninety letters',
    'An uncommonly long title of exactly ninety characters that somebody wrote for a small page',
  ],
  ['one word of ninety letters', 'Wm'.repeat(45)],
  ['far too many words', 'A title without an end '.repeat(20)],
] as const) {
  test(`a title of ${what} keeps clear of the name, the stair and the edge`, async () => {
    const { left, right, top, bottom } = await boxOf({ title });
    expect(left).toBeGreaterThan(40);
    expect(right).toBeLessThan(780);
    expect(top).toBeGreaterThan(108);
    expect(bottom).toBeLessThan(540);
    expect(right - left).toBeGreaterThan(300);
  });
}

test('a long name keeps clear of the leaves', async () => {
  const { right, bottom } = await boxOf({
    name: 'Bakers, Millers and Farmers of the Lower Valley Ltd',
  });
  expect(right).toBeLessThan(920);
  expect(bottom).toBeLessThan(120);
});

test('a long host name stays on the baseline', async () => {
  const host = 'www.bakers-millers-and-farmers-of-the-lower-valley.example.com';
  const { top } = await boxOf({ host });
  expect(top).toBeGreaterThan(540);
});

test('a title in a script that the fonts lack is left out', async () => {
  const [{ data }, other] = await Promise.all([draw({ title: noTitle }), draw({ title: 'Вода' })]);
  expect(data.equals(other.data)).toBe(true);
});
