/** @jest-environment node */
import { listOf, strictObject, text } from '../primitives';
import { placesIn } from './places-in';

const field = strictObject({
  title: text(),
  cards: listOf('Cards.', strictObject({ words: text('What it says.') })),
});
const value = { title: 'a', cards: [{ words: 'b', other: { deep: 'c' } }] };

test('a value and all below it come in order, each with its path and its schema', () => {
  const places = [...placesIn({ value, field })];
  expect(places.map(({ path, schema }) => [path, schema?.type])).toEqual([
    ['', 'object'],
    ['title', 'string'],
    ['cards', 'array'],
    ['cards[0]', 'object'],
    ['cards[0].words', 'string'],
    ['cards[0].other', undefined],
    ['cards[0].other.deep', undefined],
  ]);
  expect(places.at(4)?.schema?.meta()?.description).toBe('What it says.');
});

test('nothing comes from below what is not entered', () => {
  const places = placesIn({ value, field, path: 'parts[1]' }, ({ path }) => !path.endsWith(']'));
  expect([...places].map(({ path }) => path)).toEqual(['parts[1]']);
  const all = placesIn({ value, field }, ({ path }) => !path.endsWith(']'));
  expect([...all].map(({ path }) => path)).toEqual(['', 'title', 'cards', 'cards[0]']);
});
