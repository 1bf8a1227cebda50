/** @jest-environment node */
import { plainWords } from './plain-words';

test.each([
  ['pictureRight', 'picture right'],
  ['withAStart', 'with a start'],
  ['call-to-action', 'call to action'],
  ['Call to', 'call to'],
  ['plain', 'plain'],
])('%s is "%s"', (name, words) => {
  expect(plainWords(name)).toBe(words);
});
