/** @jest-environment node */
import { isSame } from './same-value';

test.each<[string, unknown, unknown, boolean]>([
  ['words', 'a', 'a', true],
  ['other words', 'a', 'b', false],
  ['a word and a list of it', 'a', ['a'], false],
  ['a list in another order', [1, 2], [2, 1], false],
  ['a longer list', [1], [1, 2], false],
  ['keys in another order', { a: 1, b: [{ c: 2 }] }, { b: [{ c: 2 }], a: 1 }, true],
  ['another key', { a: 1 }, { b: 1 }, false],
  ['a key more', { a: 1 }, { a: 1, b: 1 }, false],
  ['a list and a group', [1], { 0: 1 }, false],
  ['nothing and a key left out', { a: undefined }, {}, true],
  ['nothing in a list as JSON has it', [undefined], [null], true],
  ['nothing and an empty text', undefined, '', false],
  ['a name that every object has', { constructor: 1 }, {}, false],
  ['what every object has', {}, { toString: 'a' }, false],
])('%s', (_, one, other, is) => {
  expect(isSame(one, other)).toBe(is);
  expect(isSame(other, one)).toBe(is);
});
