/** @jest-environment node */
import { halfMark } from './check-marks';

test.each([
  ['Mo-Fr 9-17*, Sa 9-12*'],
  ['Mo-Fr 9-17**, Sa 9-12*'],
  ['** by appointment'],
  ['2*3*4 and 2**3**4'],
  ['The ** , *** and **** hotel'],
  ['Hotel Adler****, Hotel Post***'],
  ['**bold**, *slanted* and ***both***'],
])('%j is told as no mark', (text) => {
  expect(halfMark(text)).toBeUndefined();
});

test.each([
  ['A **scope', '**'],
  ['A scope**', '**'],
  ['A ***scope', '***'],
  ['A ** scope ** now', '** scope **'],
  ['A [scope] (/Services)', '] (/Services)'],
])('%j is told with %j', (text, found) => {
  expect(halfMark(text)).toBe(found);
});
