import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cutFonts } from '../../../tools/fonts/cut-fonts';
import { openPackage } from '../../../tools/fonts/open-package';
import { openTypeface } from '../../../tools/fonts/open-typeface';
import { shareImageSvg } from '../../../tools/head/share-image-svg';
import theme from '../../sites/agency/config/theme';

/**
 * Draws with the real fonts, and prints as JSON what fonts.test.ts asks of them: Jest cannot load their shaper.
 */

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

type Box = { left: number; top: number; right: number; bottom: number };

/** The box around what words change in the picture, in pixels from the upper left corner. */
const boxOf = async (words: Parameters<typeof draw>[0]): Promise<Box> => {
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

const root = process.cwd();
const { font } = theme;
const { family } = font.text;

/** Pairs that every typeface kerns. */
const words = ['AVATAR', 'To', 'Ty', 'LT', 'P.', 'Wave', 'fast'];

/** Widths of the words in the cut font and in the whole one, in em. */
const widthsAt = async (weight: number, more = '') => {
  const letters = new Set(words.join('') + more);
  const { cuts, files } = await cutFonts({ root, font, letters });
  const cut = files.get(cuts[family]?.find(({ subset }) => subset === 'latin')?.file ?? '');
  const whole = openPackage(root, family).whole('latin');
  const style = { weight, letterSpacing: '0' };
  const [ours, theirs] = await Promise.all([
    openTypeface(cut ?? Buffer.of(), style),
    openTypeface(whole, style),
  ]);
  return { ours: words.map(ours.measure), theirs: words.map(theirs.measure) };
};

/** Titles of pages, by what is uncommon about them. */
const titles = {
  'two words': 'Contact Us',
  'ninety letters':
    'An uncommonly long title of exactly ninety characters that somebody wrote for a small page',
  'one word of ninety letters': 'Wm'.repeat(45),
  'far too many words': 'A title without an end '.repeat(20),
};

const boxes: Record<string, Box> = {};
for (const [what, title] of Object.entries(titles)) boxes[what] = await boxOf({ title });

const [without, other] = await Promise.all([
  draw({ title: noTitle }),
  draw({ title: 'Вода и хлеб' }),
]);

const measured = {
  titles: boxes,
  name: await boxOf({ name: 'Bakers, Millers and Farmers of the Lower Valley Ltd' }),
  host: await boxOf({ host: 'www.bakers-millers-and-farmers-of-the-lower-valley.example.com' }),
  leavesOutForeignTitles: without.data.equals(other.data),
  widths: {
    still: await widthsAt(400),
    otherWeight: await widthsAt(600),
    withMarks: await widthsAt(600, '\u0308'),
  },
};
export type Measured = typeof measured;

process.stdout.write(JSON.stringify(measured));
