/** @jest-environment node */
import type { RuleDefinition } from '../../rules/schemas';
import type { FieldDefinition } from '../registry';
import { dateValue } from './value';

const field: FieldDefinition<'date'> = {
  kind: 'date',
  name: 'Day',
  label: 'Day',
  errorMessage: 'No such day',
};

test.each<[unknown, boolean]>([
  ['', true],
  ['2026-11-21', true],
  ['0000-01-01', true],
  ['9999-12-31', true],
  ['2024-02-29', true],
  ['2000-02-29', true],
  ['0000-02-29', true],
  ['1900-02-29', false],
  ['2100-02-29', false],
  ['2023-02-29', false],
  ['2024-02-30', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-01', false],
  ['2026-01-00', false],
  ['2026-01-32', false],
  ['2026-1-1', false],
  ['26-01-01', false],
  ['12026-01-01', false],
  ['2026-11-21T00:00', false],
  ['2026-11-21\n', false],
  [' 2026-11-21', false],
  [' ', false],
  ['today', false],
  [20261121, false],
  [null, false],
  [new Date(0), false],
])('a record may hold the day %p: %p', (value, expected) => {
  expect(dateValue.holds(field, value)).toBe(expected);
});

test('every day of four hundred years is one, and no other 29th, 30th and 31st', () => {
  const two = (number: number) => String(number).padStart(2, '0');
  const wrong: string[] = [];
  for (let year = 1900; year < 2300; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      for (let day = 28; day <= 32; day += 1) {
        const exists = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
        const written = `${year}-${two(month)}-${two(day)}`;
        if (dateValue.holds(field, written) !== exists) wrong.push(written);
      }
    }
  }
  expect(wrong).toEqual([]);
});

const notBefore = (date: string, clientOnly?: boolean): RuleDefinition => ({
  ...{ field: 'Day', check: 'not-before', message: 'm', date },
  ...(clientOnly && { clientOnly }),
});

test.each<[string, RuleDefinition[], boolean]>([
  // A year of two digits, and of five: the browser fills it up, or drops some.
  ['0085-03-01', [], false],
  ['0255-03-01', [], false],
  ['1899-12-31', [], false],
  ['1900-01-01', [], true],
  ['1900-02-29', [], false],
  ['1904-02-29', [], true],
  ['2000-02-29', [], true],
  ['2200-02-29', [], false],
  ['2400-02-29', [], true],
  ['9999-12-31', [], true],
  ['', [], true],
  // A rule says otherwise.
  ['1850-06-01', [notBefore('1800-01-01')], true],
  ['1850-06-01', [notBefore('1950-01-01')], false],
  ['1850-06-01', [notBefore('today', true)], false],
  // The security rules do not ask it.
  ['1850-06-01', [notBefore('1800-01-01', true)], false],
])('a record may hold the day %j by %j: %p', (value, rules, expected) => {
  expect(dateValue.holds(field, value, rules)).toBe(expected);
});
