/** @jest-environment node */
import { cssSort } from './css-length';

test.each([
  ['1200px', 'length'],
  ['52ch', 'length'],
  ['.5rem', 'length'],
  ['-0.02em', 'length'],
  ['100%', 'length'],
  ['100dvh', 'length'],
  ['1.05', 'number'],
  ['0', 'number'],
  ['clamp(1rem, 0.976rem + 0.109vw, 1.0625rem)', 'length'],
  ['min(100%, 1200px)', 'length'],
  ['calc(100% - 2 * (1rem + 4px) / 3)', 'length'],
  ['max(1rem, calc(2vw - 4px), 10px)', 'length'],
  ['', undefined],
  ['wide', undefined],
  ['1200 px', undefined],
  ['1200pxx', undefined],
  ['1,5rem', undefined],
  ['1.rem', undefined],
  ['clmap(1rem, 2vw, 3rem)', undefined],
  ['clamp(1rem, 0,976rem + 0,109vw, 1.0625rem)', undefined],
  ['clamp(1rem, 2vw)', undefined],
  ['clamp(1rem, 2vw, 3rem', undefined],
  ['clamp(1rem, 2vw, 3rem))', undefined],
  ['min(0,5rem, 2rem)', undefined],
  ['calc(1rem +2px)', undefined],
  ['calc(1rem+ 2px)', undefined],
  ['calc(1rem * 2px)', undefined],
  ['1rem; color: red', undefined],
])('%s is in CSS: %s', (text, sort) => {
  expect(cssSort(text)).toBe(sort);
});
