/** @jest-environment node */
import { isEasing, isShadow } from './css-values';

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
