/** @jest-environment node */
import type { FieldDefinition } from '../registry';
import { scaleSchema } from './schema';
import { scaleValue } from './value';

const field: FieldDefinition<'scale'> = {
  kind: 'scale',
  name: 'Score',
  label: 'Score',
  to: 10,
  lowest: 'Low',
  highest: 'High',
};

test.each<[number | undefined, number, unknown, boolean]>([
  [undefined, 10, 0, true],
  [undefined, 10, 10, true],
  [undefined, 10, 11, false],
  [undefined, 10, -1, false],
  [undefined, 10, -0, false],
  [1, 5, 0, false],
  [1, 5, 1, true],
  [1, 5, 2.5, false],
  [1, 5, NaN, false],
  [1, 5, '2', false],
  [1, 5, [2], false],
  [1, 5, null, true],
])('from %p to %p a record may hold %p: %p', (from, to, value, expected) => {
  expect(scaleValue.holds({ ...field, from, to }, value)).toBe(expected);
});

test.each<[number | undefined, number, boolean]>([
  [undefined, 10, true],
  [undefined, 11, false],
  [undefined, 1, true],
  [undefined, 0, false],
  [1, 11, true],
  [1, 12, false],
  [5, 4, false],
])('a scale from %p to %p is one: %p', (from, to, expected) => {
  expect(scaleSchema.isValidSync({ ...field, from, to }, { strict: true })).toBe(expected);
});
