/** @jest-environment node */
import { referenceBytes, referenceOf, referencePattern, referenceStamp } from './reference';

const bytes = (value: (place: number) => number) =>
  Uint8Array.from({ length: referenceBytes }, (_, place) => value(place));

const made = Array.from({ length: 256 }, (_, byte) => referenceOf(bytes(() => byte)));

test('every byte makes a sign that is not taken for another, as often as each other sign', () => {
  for (const reference of made) expect(reference).toMatch(referencePattern);
  const signs = made.map(([, second]) => second);
  expect(new Set(signs).size).toBe(32);
  for (const sign of new Set(signs)) expect(signs.filter((each) => each === sign)).toHaveLength(8);
  expect(made.join('')).not.toMatch(/[01OI]/);
});

test('it begins with a letter: else its parts would change places in a text from right to left', () => {
  const first = made.map(([sign]) => sign);
  expect(new Set(first).size).toBe(24);
  expect(first.join('')).not.toMatch(/\d/);
});

test('it is three groups of four', () => {
  expect(referenceOf(bytes((place) => place))).toBe('A345-6789-ABCD');
});

test.each([
  ...['', 'A345-6789', 'A345-6789-ABCD-EFGH', 'A345-6789-abcd', 'O345-6789-ABCD'],
  ...['2345-6789-ABCD', 'A34567 89ABCD'],
])('"%s" is none', (text) => expect(text).not.toMatch(referencePattern));

test('a form has one where a stamp says so', () => {
  expect(referenceStamp({ id: 'milliseconds', Number: 'reference' })).toBe('Number');
  expect(referenceStamp({ id: 'milliseconds' })).toBeUndefined();
});
