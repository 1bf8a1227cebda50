/** @jest-environment node */
import { cssSort, isEasing, isShadow } from './css-values';

test.each([
  ['ease-out', true],
  ['linear', true],
  ['cubic-bezier(0.2, 0.8, 0.2, 1)', true],
  ['cubic-bezier(.2,-0.4,.2,1.4)', true],
  ['steps(4, jump-end)', true],
  ['smooth', false],
  ['ease out', false],
  ['cubic-bezier(2, 0, 0, 1)', false],
  ['cubic-bezier(0.2, 0.8, 0.2)', false],
  ['300ms', false],
])('%s as the course of a movement: %s', (value, expected) => {
  expect(isEasing(value)).toBe(expected);
});

test.each([
  ['none', true],
  ['0 1px 2px rgb(16 35 28 / 0.06), 0 12px 32px -12px rgb(16 35 28 / 0.18)', true],
  ['inset 0 0 0 1px #0B6B4A', true],
  ['2px 2px', true],
  ['0 1px 2px rgba(0,0,0,0.2)', true],
  ['big', false],
  ['0 1 2 black', false],
  ['2px', false],
  ['0 1px 2px rgb(16 35 28', false],
  ['0 1px 2px black,', false],
])('%s as a shadow: %s', (value, expected) => {
  expect(isShadow(value)).toBe(expected);
});

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
