import { widestWord } from './title';

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
