/** @jest-environment node */
import { filterKinds, plainWords, type Kind } from './kinds';

const kind = (name: string, ...examples: string[]): Kind => ({
  group: 'scenes',
  name,
  files: [],
  examples: examples.map((each) => ({
    group: 'scenes',
    id: `scenes/${name}/${each}`,
    name: each,
    definition: { scene: ['window'] },
  })),
});

const kinds = [kind('call-to-action', 'band'), kind('feature', 'pictureRight', 'wide')];

test.each([
  ['', ['call-to-action', 'feature']],
  ['  ', ['call-to-action', 'feature']],
  ['CALL', ['call-to-action']],
  ['call to', ['call-to-action']],
  ['pictureRight', ['feature']],
  ['picture r', ['feature']],
  ['nothing', []],
])('"%s" finds %j', (query, names) => {
  expect(filterKinds(kinds, query).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['pictureRight', 'picture right'],
  ['withAStart', 'with a start'],
  ['call-to-action', 'call to action'],
  ['Call to', 'call to'],
  ['plain', 'plain'],
])('%s is "%s"', (name, words) => {
  expect(plainWords(name)).toBe(words);
});
