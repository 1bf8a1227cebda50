/** @jest-environment node */
import { inCommon, inOrder } from './in-common';

test.each([
  ['', '', ''],
  ['abc', 'abc', 'abc'],
  ['abc', 'xyz', ''],
  ['abcd', 'bd', 'bd'],
  ['axbyc', 'abzc', 'abc'],
  ['aab', 'ab', 'ab'],
  ['xaby', 'aabb', 'ab'],
  ['abcabba', 'cbabac', 'cbba'],
])('%s and %s have %s in common', (one, other, common) => {
  const pairs = inCommon([...one], [...other]);
  expect(pairs.map(({ before }) => one[before]).join('')).toBe(common);
  expect(pairs.map(({ after }) => other[after]).join('')).toBe(common);
  expect(inOrder(pairs)).toEqual(pairs);
});

test('of pairs that cross, as many stay as can', () => {
  const pairs = [2, 0, 1, 4, 3].map((after, before) => ({ before, after }));
  expect(inOrder(pairs).map(({ after }) => after)).toEqual([0, 1, 4]);
});

test('of two that change places, the first stays', () => {
  expect(
    inOrder([
      { before: 0, after: 1 },
      { before: 1, after: 0 },
    ]),
  ).toEqual([{ before: 0, after: 1 }]);
});
