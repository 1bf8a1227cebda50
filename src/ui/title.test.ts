/** @jest-environment node */
import { fitsEverywhere, widestWord } from './title';

test('a word is as wide as its letters, its capitals and the space between them', () => {
  const letterWidth = 0.5;
  expect(widestWord('A page of construction', { letterWidth })).toBeCloseTo(12 * 0.6);
  // A soft hyphen may break it; a space that draws letters nearer makes no word fit.
  expect(
    widestWord('con\u00ADstruc\u00ADtion', { letterWidth, letterSpacing: '-0.03em' }),
  ).toBeCloseTo(5 * 0.6);
  const capitals = { letterWidth, textTransform: 'uppercase', letterSpacing: '0.04em' };
  expect(widestWord('Construction', capitals)).toBeCloseTo(12 * (0.775 + 0.04));
});

test('the larger the letters of a theme, the shorter the words that fit without being measured', () => {
  // 88 pixels, as large as most: all but long words.
  expect(fitsEverywhere('clamp(2.75rem, 1.674rem + 4.783vw, 5.5rem)')).toBe(7);
  expect(fitsEverywhere('clamp(2.875rem, 0.4rem + 8.4vw, 11rem)')).toBe(3.5);
  expect(fitsEverywhere('3.25rem')).toBe(7);
});
