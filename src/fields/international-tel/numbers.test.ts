/** @jest-environment node */
import type { Schema } from 'yup';
import { examples } from './example';
import { asE164, asTyped, codeOf, countriesIn, countryOf, isWhole, withCountry } from './numbers';
import { internationalTelSchema } from './schema';
import { e164, internationalTelValue, spacedNumber } from './value';

test.each([
  ['020 7946 0000', 'GB', '+442079460000'],
  ['+44 20 7946 0000', 'DE', '+442079460000'],
  ['+44 (0)20 7946 0000', 'DE', '+442079460000'],
  ['0044 20 7946 0000', 'DE', '+442079460000'],
  ['030/123-456', 'DE', '+4930123456'],
  ['06 1234 5678', 'IT', '+390612345678'],
  ['٠٣٠ ١٢٣٤٥٦', 'DE', '+4930123456'],
  ['\u202A+49 30 123456\u202C', 'GB', '+4930123456'],
  ['(416) 555-0123', 'CA', '+14165550123'],
  ['+800 1234 5678', 'DE', '+80012345678'],
  // A country that was chosen, without a number.
  ['+44 ', 'DE', ''],
  ['', 'DE', ''],
  // Nothing that was typed is taken away: the visitor is asked.
  ['030 123456 ext. 12', 'DE', '030 123456 ext. 12'],
  ['030 123456, evenings', 'DE', '030 123456, evenings'],
  ['030 12345 or 030 12346', 'DE', '030 12345 or 030 12346'],
  ['12', 'DE', '12'],
  ['0170 1234567890123', 'DE', '0170 1234567890123'],
  ['+999 123456', 'DE', '+999 123456'],
])('%j, typed where numbers are of %s, is stored as %j', (text, country, number) => {
  expect(asE164(text, country)).toBe(number);
});

test.each([
  ['', true],
  ['+442079460000', true],
  ['+44207', false],
  ['+4420794600001234', false],
  ['020 7946 0000', false],
  ['x', false],
])('%j is whole, or none: %s', (number, whole) => expect(isWhole(number)).toBe(whole));

test.each([
  ['', 'GB', 'FR', 'FR'],
  ['020 7946', 'GB', 'FR', 'GB'],
  ['+', 'GB', 'FR', 'FR'],
  ['+33', 'GB', 'GB', 'FR'],
  ['+33 1 44 11 22 33', 'GB', 'GB', 'FR'],
  ['0033 1 44 11 22 33', 'GB', 'GB', 'FR'],
  // Of several countries with one code the largest, or the one that was chosen.
  ['+1', 'GB', 'GB', 'US'],
  ['+7', 'GB', 'GB', 'RU'],
  ['+1 4', 'GB', 'CA', 'CA'],
  ['+1 416 555 0123', 'GB', 'GB', 'CA'],
  // Of no country.
  ['+800 1234 5678', 'GB', 'GB', 'GB'],
  ['+99', 'GB', 'FR', 'FR'],
])('%j, first %s, then %s chosen, is of %s', (text, country, chosen, own) => {
  expect(countryOf(text, { country, chosen })).toBe(own);
});

test.each([
  ['', 'FR', '+33 '],
  ['01 44 11 22 33', 'FR', '+33 01 44 11 22 33'],
  ['+49 30 123456', 'FR', '+33 30 123456'],
  ['+4930123456', 'FR', '+33 30123456'],
  ['+', 'FR', '+33 '],
])('%j with %s chosen becomes %j', (text, country, own) => {
  expect(withCountry(text, country)).toBe(own);
});

test.each([
  ['0', 'GB', 'GB', '0'],
  ['0', 'GB', 'FR', '+33 0'],
  ['+33 0', 'GB', 'FR', '+33 0'],
  ['+4', 'GB', 'FR', '+4'],
  ['', 'GB', 'FR', ''],
])('%j, first %s, then %s chosen, stands there as %j', (text, country, chosen, standing) => {
  expect(asTyped(text, { country, chosen })).toBe(standing);
});

test('countries stand in the order of their names in the language, each with its code', () => {
  const german = countriesIn('de');
  expect(german.length).toBeGreaterThan(240);
  expect(german.map(({ name }) => name)).toEqual(
    german.map(({ name }) => name).sort(new Intl.Collator('de').compare),
  );
  expect(german).toContainEqual({ country: 'DE', name: 'Deutschland', code: '49' });
  expect(german.some(({ name }) => name.startsWith('Österreich'))).toBe(true);
});

test('config may name each country with a code, and no other', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const country = internationalTelSchema.fields.country as Schema;
  expect(pairs.filter((each) => country.isValidSync(each))).toEqual(
    pairs.filter((each) => codeOf(each) !== ''),
  );
});

test('what is read with blanks is parted behind the code of the country, of every country', () => {
  for (const { country, code } of countriesIn('en')) {
    const [own = ''] = spacedNumber(`+${code}201234567`).split(' ');
    expect([country, own]).toEqual([country, `+${code}`]);
  }
});

test.each([
  ['+442079460000', '+44 207 946 0000'],
  ['+4930123456', '+49 301 234 56'],
  ['+14165550123', '+1 416 555 0123'],
  ['+2901234', '+290 1234'],
  ['by mail', 'by mail'],
  ['', ''],
])('%j reads %j', (number, words) => expect(spacedNumber(number)).toBe(words));

test('whatever is a whole number may be stored, and nothing else', () => {
  for (const { country } of countriesIn('en')) expect(codeOf(country)).toMatch(/^[1-9]\d{0,2}$/);
  const { plain } = examples;
  for (const number of ['', '+2901234', '+6834000', '+442079460000', '+123456789012345']) {
    expect(e164.test(number)).toBe(true);
    expect(internationalTelValue.holds(plain, number)).toBe(true);
  }
  for (const other of ['+44', '02079460000', '+0123456789', '+1234567890123456', null, 44]) {
    expect(internationalTelValue.holds(plain, other)).toBe(false);
  }
});
