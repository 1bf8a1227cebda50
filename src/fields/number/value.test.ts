/** @jest-environment node */
import type { FieldDefinition } from '../registry';
import { parseNumber } from './parse-number';
import { numberValue } from './value';

const field = (step?: number): FieldDefinition<'number'> => ({
  kind: 'number',
  name: 'Any',
  label: 'Any',
  errorMessage: 'No such number',
  ...(step !== undefined && { step }),
});

test.each<[string, number | string | null]>([
  ['5', 5],
  [' 5 ', 5],
  ['\u00A05\u3000', 5],
  ['-5', -5],
  ['\u22125', -5],
  ['+5', 5],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['-0,25', -0.25],
  ['.5', 0.5],
  ['5.', 5],
  ['007', 7],
  ['-0', 0],
  ['', null],
  [' \t\u3000', null],
  // What is not a number stays as typed, for the visitor to see.
  ['1e5', '1e5'],
  ['0x10', '0x10'],
  ['five', 'five'],
  ['-', '-'],
  [',', ','],
  ['NaN', 'NaN'],
  ['Infinity', 'Infinity'],
])('%j is read as %p', (text, value) => {
  expect(parseNumber(text)).toBe(value);
  expect(numberValue.read([text], field())).toBe(value);
});

test('no entry gives null', () => {
  expect(numberValue.read([], field())).toBeNull();
  expect(numberValue.empty(field())).toBeNull();
});

test.each<[number | undefined, unknown, boolean]>([
  [undefined, null, true],
  [undefined, 0, true],
  [undefined, -3, true],
  [undefined, 1e5, true],
  [undefined, 2 ** 53 - 1, true],
  [undefined, 1 - 2 ** 53, true],
  [undefined, 2 ** 53, false],
  [undefined, -(2 ** 53), false],
  [undefined, -0, false],
  [undefined, 1.5, false],
  [undefined, 5.0000001, false],
  [undefined, NaN, false],
  [undefined, Infinity, false],
  [undefined, '5', false],
  [undefined, '', false],
  [undefined, true, false],
  [undefined, [5], false],
  [undefined, undefined, false],
  [12, 24, true],
  [12, -12, true],
  [12, 0, true],
  [12, 13, false],
  // The record is not checked against a fractional step.
  [0.5, 0.3, true],
  [0.5, -0, true],
  [0.5, 2 ** 53, false],
  [0.5, NaN, false],
  [0.5, '0.5', false],
])('in steps of %p a record may hold %p: %p', (step, value, expected) => {
  expect(numberValue.holds(field(step), value)).toBe(expected);
});

test.each<[number | undefined, unknown, boolean]>([
  [0.5, 1.5, true],
  [0.5, 0.3, false],
  [0.01, 19.99, true],
  [0.01, 1e9 + 0.01, true],
  [0.01, 19.999, false],
  [0.1, 0.1 + 0.2, true],
  [0.1, 0.35, false],
  [undefined, 5, true],
  [undefined, 5.5, false],
  [12, 18, false],
  [0.5, null, true],
])('with a step of %p the browser accepts %p: %p', (step, value, expected) => {
  expect(numberValue.fits?.(field(step), value)).toBe(expected);
});
