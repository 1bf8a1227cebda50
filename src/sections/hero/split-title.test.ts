/** @jest-environment node */
import { splitTitle } from './split-title';

test.each([
  ['Business Growth', 'Growth', ['Business ', 'Growth', '']],
  ['Growth For Business', 'Growth', ['', 'Growth', ' For Business']],
  ['Business Growth', undefined, ['Business Growth', '', '']],
  ['Business Growth', 'Profit', ['Business Growth', '', '']],
])('%s with %s highlighted', (title, word, expected) => {
  const { before, word: highlighted, after } = splitTitle(title, word);
  expect([before, highlighted, after]).toEqual(expected);
});
