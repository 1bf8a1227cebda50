/** @jest-environment node */
import type { Value } from '../../src/schema/values/change';
import { findPlace } from './find-place';

const page: Value = {
  title: 'Home',
  sections: [
    { kind: 'cards', cards: [{ title: 'One' }, { title: 'Two', text: 'Words' }] },
    { kind: 'cards', cards: [{ title: 'Three' }, { title: 'One' }] },
    { kind: 'map', title: 'Two' },
  ],
};

test.each<[string, Value | undefined, string | undefined]>([
  ['', page, ''],
  ['title', 'Home', 'title'],
  ['title', 'Hom', undefined],
  ['sections[0].cards[0].title', 'One', 'sections[0].cards[0].title'],
  ['sections[1].cards[1].title', 'One', 'sections[1].cards[1].title'],
  ['sections[0].cards[0].title', 'Three', 'sections[1].cards[0].title'],
  // There more than once, elsewhere.
  ['sections[1].cards[0].title', 'One', undefined],
  // Of another key.
  ['sections[0].title', 'Home', undefined],
  ['sections[0].cards[0].title', 'Two', 'sections[0].cards[1].title'],
  ['sections[7].cards[7]', { text: 'Words', title: 'Two' }, 'sections[0].cards[1]'],
  ['sections[7].cards', [{ title: 'Three' }, { title: 'One' }], 'sections[1].cards'],
  ['sections[0].cards[0].text', undefined, 'sections[0].cards[0].text'],
  ['sections[0].cards[1].text', undefined, undefined],
  ['constructor', 'x', undefined],
  ['constructor', undefined, 'constructor'],
])('what was %j: %j is at %j now', (path, was, expected) => {
  expect(findPlace(page, path, { was })).toBe(expected);
});

test.each<[string, Value, string | undefined]>([
  ['sections[0].cards[0].text', { title: 'One' }, 'sections[0].cards[0].text'],
  // There more than once.
  ['sections[1].cards[0].text', { title: 'One' }, undefined],
  ['sections[0].cards[0].text', { title: 'Three' }, 'sections[1].cards[0].text'],
  ['sections[2].label', { kind: 'map', title: 'Two' }, 'sections[2].label'],
  ['sections[0].label', { kind: 'map', title: 'Two' }, 'sections[2].label'],
  // It says something else by now.
  ['sections[2].label', { kind: 'map', title: 'Where' }, undefined],
])('what was not there at %j, in %j, is to stand at %j now', (path, around, expected) => {
  expect(findPlace(page, path, { was: undefined, around })).toBe(expected);
});
