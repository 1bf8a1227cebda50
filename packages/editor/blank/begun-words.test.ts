/** @jest-environment node */
import { listOf, strictObject, text, textWith } from '../../../src/schema/primitives';
import { begunWords } from './begun-words';
import { blankOf } from './blank-of';
import { blankSite } from './blank-site';

test.each([
  ['title', 'cards', 'New card'],
  ['name', 'entries', 'New entry'],
  ['title', undefined, 'New title'],
  ['title', 'people', 'New title'],
  ['paragraph', 'cards', 'New paragraph'],
])('%s in %s begins as %s', (key, list, words) => {
  expect(begunWords(key, list)).toBe(words);
});

test('what is new says what it is, and what is within it too', () => {
  const link = strictObject({ label: text('Words.') });
  const step = strictObject({ title: text('A title.') });
  const card = strictObject({ title: text('A title.'), link, steps: listOf('Steps.', step) });
  expect(blankOf(card, blankSite({}, ''), 'cards').value).toEqual({
    title: 'New card',
    link: { label: 'New label' },
    steps: [{ title: 'New step' }],
  });
});

test('a text begins with the placeholders that it needs, and with no others', () => {
  const greeting = textWith('Words.', { name: { needed: 'the name' }, day: {} });
  const { value } = blankOf(strictObject({ greeting }), blankSite({}, ''));
  expect(value).toEqual({ greeting: 'New greeting {name}' });
});
