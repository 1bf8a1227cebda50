/** @jest-environment node */
import { processorTime } from '../../tests/processor-time';
import { siteForms } from '../records/site-form';
import { isFrom, mentionOf } from './is-about';

const form = siteForms(process.cwd()).find(({ name }) => name === 'freelancer')!;

const foundWith = (values: Record<string, unknown>) => ({
  form,
  message: { collection: form.collection, id: 'f1', name: 'f1', createdAt: 0, values },
});

test.each([
  ["Conan O'Brien", 'Conan O’Brien'],
  ['Conan O’Brien', "conan o'brien"],
  ['Conan O`Brien', 'Conan Oʼbrien'],
  ['Conan O´Brien', 'Conan O‘Brien'],
  ['Anne-Marie', 'Anne‑Marie'],
  ['Anne–Marie', 'Anne-Marie'],
  ['Anna Müller'.normalize('NFD'), 'Anna Müller'],
  ['Anna\u200b Müller', 'Anna  müller'],
])('the name %s is found as %s', (fullName, person) => {
  expect(isFrom(foundWith({ fullName }), person)).toBe(true);
});

test.each([
  ['030 123 45 67', '0301234567'],
  ['0301234567', '030 / 123-45-67'],
  ['+49 (0)30 1234567', '0049301234567'],
  ['Tel. 030 1234567', '0301234567'],
  ['+4930.1234567', '+49 30 123‑45‑67'],
])('the number %s is found as %s', (Number, person) => {
  expect(isFrom(foundWith({ Number }), person)).toBe(true);
  expect(mentionOf(foundWith({ Number }), person)).toEqual({
    label: 'Phone Number',
    excerpt: Number,
  });
});

test.each([
  [{ SelectedTechnology: 'React.js' }, 'React.js'],
  [{ Date: '2026-11-22' }, '2026-11-22'],
  [{ Messsage: 'Ada' }, 'Ada'],
  [{ fullName: 'Anna' }, 'Ann'],
  [{ Number: '0301234567' }, '1234567'],
  [{ Number: '-' }, '+'],
  [{ Number: '' }, '00'],
  [{ fullName: 'Room 12 3' }, '123'],
  [{ fullName: '' }, ' '],
])('%j is not from %s', (values, person) => {
  expect(isFrom(foundWith(values), person)).toBe(false);
});

test.each([
  [{ SelectedTechnology: 'React.js' }, 'react', 'Technology', 'Web Desiner (React.js)'],
  [{ SelectedTechnology: 'React.js' }, 'web des', 'Technology', 'Web Desiner (React.js)'],
  [
    { Messsage: `${'a '.repeat(3000)}Anna  MÜLLER b` },
    'anna müller',
    'Message',
    /^….*Anna  MÜLLER b$/,
  ],
  [{ Messsage: `${'🙂'.repeat(3000)}x${'🙂'.repeat(99)}` }, 'x', 'Message', /^…🙂+x🙂+…$/u],
  [{ Fax: '12' }, '12', 'Fax', '12'],
])('of %j the words %s are shown with their context', (values, words, label, excerpt) => {
  const mention = mentionOf(foundWith(values), words);
  expect(mention?.label).toBe(label);
  expect(mention?.excerpt).toMatch(excerpt);
});

test.each([
  [{ Messsage: 'x' }, ''],
  [{ Messsage: 'x' }, 'y'],
  [{ id: 12 }, '12'],
])('%j does not hold %j', (values, words) => {
  expect(mentionOf(foundWith(values), words)).toBeUndefined();
});

test('what a stranger writes to be slow to look at is not', () => {
  const Number = '(0)1'.repeat(100_000);
  const Messsage = `${'\ufdfa'.repeat(20_000)}x`;
  const took = processorTime(() => {
    expect(isFrom(foundWith({ Number, fullName: `${Number}x` }), `${Number}x`)).toBe(true);
    expect(isFrom(foundWith({ Number: `${Number}+x` }), Number)).toBe(false);
    expect(mentionOf(foundWith({ Messsage }), 'x')).toBeDefined();
  }, 2000);
  expect(took).toBeLessThan(2000);
});
