/** @jest-environment node */
import { readRange, writeRange } from './unicode-range';

test.each([
  ['', ''],
  ['b', 'U+62'],
  ['cab a', 'U+20,U+61-63'],
  ['’é\u{1F600}', 'U+E9,U+2019,U+1F600'],
])('%j is written as %j', (letters, range) => {
  expect(writeRange(letters)).toBe(range);
});

test.each([
  ['U+0000-00FF,U+0131', 'é', true],
  ['U+0000-00FF, U+0131', 'ı', true],
  ['U+0000-00FF,U+0131', 'Ł', false],
  ['', 'a', false],
])('%j has %j: %j', (range, letter, has) => {
  expect(readRange(range)(letter)).toBe(has);
});
