/** @jest-environment node */
import { shortLine } from './short-line';

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['ab\n  c', 4, 'ab c'],
  ['ab cd', 4, 'ab…'],
  ['🙂🙂🙂', 3, '🙂🙂🙂'],
  ['🙂🙂🙂🙂', 3, '🙂🙂…'],
])('%j in %d characters is %s', (text, most, expected) => {
  expect(shortLine(text, most)).toBe(expected);
});
