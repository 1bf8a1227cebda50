/** @jest-environment node */
import { followedPart, withWords } from './followed-part';

test.each<[string, { part?: string; was?: string; now: string; is: string | undefined }]>([
  ['the same word stays', { now: 'Growth for all', is: 'Growth' }],
  ['the same word in other letters is taken as it is written', { now: 'All growth', is: 'growth' }],
  ['one word replaced by one', { now: 'Business Success', is: 'Success' }],
  ['the word at its place, of as many', { now: 'Hair Salon', is: 'Salon' }],
  ['signs around a word are no part of it', { now: '“Business” Success!', is: 'Success' }],
  [
    'several words in the place of as many',
    {
      part: 'our town',
      was: 'Bread of our town, daily',
      now: 'Bread of your street, daily',
      is: 'your street',
    },
  ],
  [
    'a word of other letters than Latin',
    { part: 'рост', was: 'Ваш рост', now: 'Ваш успех', is: 'успех' },
  ],
  ['more words: no certain reading', { now: 'We cut and colour', is: undefined }],
  ['fewer words: no certain reading', { now: 'Salon', is: undefined }],
  [
    'a part of a word: no certain reading',
    { part: 'Grow', now: 'Business Success', is: undefined },
  ],
  ['what was not there before', { part: 'Elsewhere', now: 'Hair Salon', is: undefined }],
])('%s', (_, { part = 'Growth', was = 'Business Growth', now, is }) => {
  expect(followedPart(part, { was, now })).toBe(is);
});

test.each([
  ['among other words', '{page} | Salon', '{page} | Lumi'],
  ['at the beginning', 'Salon: {page}', 'Lumi: {page}'],
  ['not within a word', '{page} | Salons', '{page} | Salons'],
  ['not where it is uncertain which is meant', 'Salon Salon', 'Salon Salon'],
  ['not where it is not there', '{page}', '{page}'],
])('words are put in the place of others %s', (_, text, now) => {
  expect(withWords(text, { was: 'Salon', now: 'Lumi' })).toBe(now);
});
