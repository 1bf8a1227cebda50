/** @jest-environment node */
import type { Condition } from '../schema/condition';
import type { Value } from '../schema/record';
import { isShown } from './is-shown';

test.each<[Omit<Condition, 'field'>, Value | undefined, boolean]>([
  [{ is: 'yes' }, 'yes', true],
  [{ is: 'yes' }, 'no', false],
  [{ is: 'yes' }, '', false],
  [{ is: 'b' }, ['a', 'b'], true],
  [{ is: 'b' }, ['a'], false],
  [{ is: '3' }, 3, true],
  [{ is: 'true' }, true, true],
  [{ is: 'null' }, 'x', false],
  [{ isNot: 'yes' }, 'no', true],
  [{ isNot: 'yes' }, 'yes', false],
  [{ isNot: 'yes' }, '', true],
  [{ filled: true }, 'x', true],
  [{ filled: true }, ' ', false],
  [{ filled: true }, 0, true],
  [{ filled: true }, null, false],
  [{ filled: true }, false, false],
  [{ filled: true }, [], false],
  [{ filled: false }, '', true],
  [{ filled: false }, ['a'], false],
])('while %j is asked of %j: %j', (asked, value, shown) => {
  const when = [{ field: 'other', ...asked }];
  expect(isShown(when, value === undefined ? {} : { other: value })).toBe(shown);
});

test('what speaks of several fields is shown while all that is asked holds', () => {
  const when = [
    { field: 'a', is: 'x' },
    { field: 'b', filled: true },
  ];
  expect(isShown(when, { a: 'x', b: 'y' })).toBe(true);
  expect(isShown(when, { a: 'x', b: '' })).toBe(false);
  expect(isShown([], {})).toBe(true);
});
