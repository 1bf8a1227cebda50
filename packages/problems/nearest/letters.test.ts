/** @jest-environment node */
import { inPlainLetters, lookAlikeIn, partsOfLookAlike } from './letters';

test.each([
  ['b\u0430nd', '2nd', 'a', 'Cyrillic'],
  ['t\u03b9nt', '2nd', 'i', 'Greek'],
  ['\u0441ontact', '1st', 'c', 'Cyrillic'],
  ['tru\u0435', '4th', 'e', 'Cyrillic'],
  ['testimonia\u0440', '11th', 'p', 'Cyrillic'],
])('%s has a letter that is another one', (word, place, letter, alphabet) => {
  expect(partsOfLookAlike(word)).toMatchObject({ place, letter, alphabet });
});

test.each(['band', 'Über', 'Привет', 'Αθήνα', ''])('%j is what it seems', (word) => {
  expect(lookAlikeIn(word)).toBeUndefined();
});

test('English letters replace those that look like them', () => {
  expect(inPlainLetters('\u0421ont\u0430ct')).toBe('Contact');
});
