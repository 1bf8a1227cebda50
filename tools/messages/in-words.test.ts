/** @jest-environment node */
import { siteForms } from '../records/site-form';
import { lineOf } from './in-words';

const form = siteForms('examples/school').find(({ name }) => name === 'sign-up')!;

test.each([
  [true, 'Ada  on the waiting list  “Italian in the kitchen (italian-kitchen)”'],
  [false, 'Ada  “Italian in the kitchen (italian-kitchen)”'],
  [undefined, 'Ada  “Italian in the kitchen (italian-kitchen)”'],
])('the list of messages tells who waits for a place (%j)', (Waiting, words) => {
  const values = { Name: 'Ada', Course: 'italian-kitchen', Waiting };
  const message = { collection: 'sign-ups', id: 'a', name: 'a', createdAt: 0, values };
  expect(lineOf({ form, message })).toBe(`  1970-01-01 00:00  ${words}  sign-ups/a`);
});
