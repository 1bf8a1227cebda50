/** @jest-environment node */
import { nameFrom } from './names';

test.each([
  ['About cats', 'about-cats'],
  ['I agree that you call me back soon', 'i-agree-that-you-call-me-back'],
  ['I agree that you call me backwards', 'i-agree-that-you-call-me'],
  ['Donaudampfschifffahrtsgesellschaftskapitän', 'donaudampfschifffahrtsgesellsc'],
  ['42', 'page'],
])('the name of %s is whole words', (words, name) => {
  expect(nameFrom(words, { taken: [], instead: 'page' })).toBe(name);
});
