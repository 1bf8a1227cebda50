/** @jest-environment node */
import type { FieldDefinition } from '../registry';
import { timeValue } from './value';

const field: FieldDefinition<'time'> = {
  kind: 'time',
  name: 'Time',
  label: 'Time',
  errorMessage: 'No such time',
};

test.each<[unknown, boolean]>([
  ['', true],
  ['00:00', true],
  ['09:30', true],
  ['23:59', true],
  ['24:00', false],
  ['09:60', false],
  ['9:30', false],
  ['09:30:00', false],
  ['09:30\n', false],
  [' 09:30', false],
  [' ', false],
  ['٠٩:٣٠', false],
  [930, false],
  [null, false],
])('a record may hold the time %p: %p', (value, expected) => {
  expect(timeValue.holds(field, value)).toBe(expected);
});
