/** @jest-environment node */
import { picture } from '../../../src/schema/picture';
import { flag, oneOf, text } from '../../../src/schema/primitives';
import { pageSchema } from '../../../src/sections/page-schema';
import { chosenOf, keysOf, nameOfPath, panelKey, partOfKey } from './panel-keys';

const photo = { file: '/pictures/a.webp', alt: 'A shop', width: 8, height: 6 };
const drawing = { scene: 'phone' };

test.each([
  ['a picture that may be left out', picture('').optional()],
  ['one that has to be there', picture('')],
])('%s is known to be a photo or a drawing', (_, schema) => {
  expect(chosenOf(schema, photo)).toBe('Photo');
  expect(chosenOf(schema, drawing)).toBe('Drawing');
});

test.each([
  ['a text', text('A title.'), 'content'],
  ['a picture', picture('A picture.'), 'content'],
  ['one of a few words', oneOf('A width.', ['full', 'half']), 'look'],
  ['yes or no', flag('Whether.'), 'look'],
  ['what its schema says is seldom changed', text('A name.').meta({ part: 'more' }), 'more'],
])('%s stands where it is looked for', (_, schema, part) => {
  expect(partOfKey(panelKey('key', { schema, value: undefined }))).toBe(part);
});

test.each([
  ['sections[0].title', 'Title'],
  ['sections[1].paragraphs[0]', 'Paragraphs 1'],
])('what stands at %s is called %s', (path, name) => {
  expect(nameOfPath(path)).toBe(name);
});

test('Settings of a page begin with its title, and a template is no matter of every day', () => {
  const keys = keysOf(pageSchema, {});
  const [first] = keys.filter((key) => partOfKey(key) === 'content');
  expect(first?.key).toBe('title');
  const each = keys.find(({ key }) => key === 'each');
  expect(each && partOfKey(each)).toBe('more');
});
