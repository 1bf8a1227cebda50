/** @jest-environment node */
import { formSchema } from '../../src/form/form-schema';
import { pageSchema } from '../../src/sections/page-schema';
import { fillNames, lookUpIn, withSharedValues } from './shared-values';

const values = { price: '189 €', seats: 12, product: '3' };
const lookUp = lookUpIn(values);

test.each([
  ['Costs {price} a month', 'Costs 189 € a month'],
  ['{price}', '189 €'],
  ['{seats} seats', '12 seats'],
  ['{{price}} stands for {price}', '{price} stands for 189 €'],
  ['{ price } and {Price} are no names', '{ price } and {Price} are no names'],
  ['{other}', '{other}'],
  ['a single { or }', 'a single { or }'],
])('%s reads %s', (written, shown) => {
  const { value } = fillNames({ title: written }, pageSchema, lookUp);
  expect(value).toEqual({ title: shown });
});

test('a number by itself is a number where one is wanted, and words where words are', () => {
  const form = { fields: [{ kind: 'text', name: 'A', label: '{seats}', maxLength: '{seats}' }] };
  const { value } = fillNames(form, formSchema, lookUp);
  expect(value).toMatchObject({ fields: [{ label: '12', maxLength: 12 }] });
});

test('what the site fills in itself stays', () => {
  const form = { stepping: { chooseAgain: 'Choose {fields} for {price}' } };
  const { value, unknown } = fillNames({ words: { cut: '{limit}' }, ...form }, undefined, lookUp);
  expect(value).toMatchObject({ stepping: { chooseAgain: 'Choose {fields} for 189 €' } });
  expect(unknown.map(({ name }) => name)).toEqual(['limit', 'fields']);
});

test('names are told as used, and unknown ones with their place', () => {
  const page = { title: '{price} {pirce}', sections: [{ kind: 'prose', paragraphs: ['{seat}'] }] };
  const { used, unknown, changed } = fillNames(page, pageSchema, lookUp);
  expect(used).toEqual(['price']);
  expect(unknown).toEqual([
    { path: 'title', name: 'pirce' },
    { path: 'sections[0].paragraphs[0]', name: 'seat' },
  ]);
  expect(changed).toEqual(['title']);
});

test('a site without values may write braces as it likes, and what has no names stays the same object', () => {
  const page = { title: '{{x}} {price}' };
  expect(
    withSharedValues('config/pages/a.ts', page, { schema: pageSchema, values: {} }).value,
  ).toBe(page);
  const plain = { title: 'Plain', sections: [{ kind: 'prose', paragraphs: ['Words.'] }] };
  expect(fillNames(plain, pageSchema, lookUp).value).toBe(plain);
});

const entry = (name: string) =>
  ({
    name: { value: 'German', words: 'German', from: { file: 'c.ts', path: 'entries[0].name' } },
    text: {
      value: ['One.', 'Two.'],
      words: 'One. and Two.',
      from: { file: 'c.ts', path: 'entries[0].text' },
    },
    unit: { value: undefined, words: '' },
    picture: { value: undefined, words: '' },
  })[name];

test('a name by itself becomes what it stands for, with the place where that is written', () => {
  const page = { title: '{name}', sections: [{ kind: 'prose', paragraphs: '{text}' }] };
  const { value, moves } = fillNames(page, pageSchema, entry);
  expect(value).toEqual({
    title: 'German',
    sections: [{ kind: 'prose', paragraphs: ['One.', 'Two.'] }],
  });
  expect(moves).toContainEqual({
    shown: 'sections[0].paragraphs',
    written: { file: 'c.ts', path: 'entries[0].text' },
  });
});

test('what has no value is left out, with the group that cannot do without it, and what follows keeps its place', () => {
  const page = {
    title: '{name}, {unit}',
    sections: [
      { kind: 'prose', title: 'Left out', paragraphs: '{unit}' },
      { kind: 'prose', title: '{unit}', paragraphs: ['{name} {unit}'] },
    ],
  };
  const { value, moves } = fillNames(page, pageSchema, entry);
  expect(value).toEqual({
    title: 'German,',
    sections: [{ kind: 'prose', paragraphs: ['German'] }],
  });
  expect(moves).toContainEqual({ shown: 'sections[0]', written: { path: 'sections[1]' } });
});
