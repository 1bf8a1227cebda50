import { cutFonts } from '../../tools/fonts/cut-fonts';
import { openPackage } from '../../tools/fonts/open-package';
import { openTypeface } from '../../tools/fonts/open-typeface';
import theme from '../sites/agency/config/theme';
import { expect, test } from './share';

/** Text in cut fonts compared with whole ones: Jest cannot load their shaper. */

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

test('words are as wide in a cut font as in the whole font', async () => {
  const { ours, theirs } = await widthsAt(400);
  expect(ours).toEqual(theirs);
});

test('at other weights the widths of words differ invisibly', async () => {
  const { ours, theirs } = await widthsAt(600);
  const apart = ours.map((width, index) => Math.abs(width - (theirs[index] ?? 0)));
  // Less than half a pixel in a word of 16 px.
  expect(Math.max(...apart)).toBeLessThan(0.03);
});

test('words with marks are as wide in a cut font at other weights', async () => {
  const { ours, theirs } = await widthsAt(600, '\u0308');
  expect(ours).toEqual(theirs);
});
