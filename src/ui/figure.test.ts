/** @jest-environment node */
import theme from '../../tests/sites/agency/config/theme';
import { createTheme } from '../theme/create-theme';
import { figureWidth, fittedFigure } from './figure';

test('a figure is as wide as its digits, and no less than its widest word', () => {
  expect(figureWidth('2024', 0.5)).toBeCloseTo(4 * 1.45 * 0.5);
  expect(figureWidth('07:00', 0.5)).toBeCloseTo((4 * 1.45 + 0.75) * 0.5);
  expect(figureWidth('May 2004', 0.5)).toBe(figureWidth('2004', 0.5));
  // The marks of a text that is edited in the page are not seen.
  expect(figureWidth('20\u200B24\u2060', 0.5)).toBe(figureWidth('2024', 0.5));
});

test('a wider font, and a longer figure, make the letters smaller in the same room', () => {
  const shown = createTheme(theme);
  const share = (words: string, letterWidth = shown.letterWidth) => {
    const { fontSize } = fittedFigure([words], 'display')({ ...shown, letterWidth });
    return Number(/([\d.]+)cqi/.exec(fontSize)?.[1]);
  };
  expect(share('2024')).toBeGreaterThan(share('10\u00A0000+'));
  expect(share('2024', 0.4)).toBeGreaterThan(share('2024', 0.8));
  // 4 digits of 1.45 letters of 0.8 em: 4.64 em, into which the whole room goes.
  expect(share('2024', 0.8)).toBeCloseTo(100 / 4.64, 1);
});
