/** @jest-environment node */
import { isFrom, mentions } from './is-about';
import { siteForms } from './site-form';

const form = siteForms(process.cwd()).find(({ name }) => name === 'freelancer')!;

const foundWith = (values: Record<string, unknown>) => ({
  form,
  message: { collection: form.collection, id: 'f1', createdAt: 0, values },
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
  expect(mentions(foundWith({ Number }), person)).toBe(true);
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

test('what is chosen from a list is found all the same', () => {
  expect(mentions(foundWith({ SelectedTechnology: 'React.js' }), 'react')).toBe(true);
});

test('what a stranger writes to be slow to look at is not', () => {
  const Number = '(0)1'.repeat(100_000);
  const begin = performance.now();
  expect(isFrom(foundWith({ Number, fullName: `${Number}x` }), `${Number}x`)).toBe(true);
  expect(isFrom(foundWith({ Number: `${Number}+x` }), Number)).toBe(false);
  expect(performance.now() - begin).toBeLessThan(2000);
});
