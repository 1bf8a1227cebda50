/** @jest-environment node */
import { countries, partsOfCountry } from './countries';
import { examples } from './example';
import { madeAddress } from './made-address';
import { type AddressDefinition, addressSchema } from './schema';

const made = (changed: Partial<AddressDefinition>, language = 'en') =>
  madeAddress({ ...examples.plain, ...changed }, language);

const labelsOf = (changed: Partial<AddressDefinition>) =>
  made(changed).fields.map(({ name, label }) => [name, label]);

test.each<[string, [string, string][]]>([
  [
    'GB',
    [
      ['street', 'Street address'],
      ['extra', 'Flat, building or care of'],
      ['town', 'Town or city'],
      ['postalCode', 'Postcode'],
    ],
  ],
  [
    'US',
    [
      ['street', 'Street address'],
      ['extra', 'Flat, building or care of'],
      ['town', 'City'],
      ['region', 'State'],
      ['postalCode', 'ZIP code'],
    ],
  ],
  [
    'DE',
    [
      ['street', 'Street address'],
      ['extra', 'Flat, building or care of'],
      ['postalCode', 'Postal code'],
      ['town', 'Town or city'],
    ],
  ],
  [
    'AE',
    [
      ['street', 'Street address'],
      ['extra', 'Flat, building or care of'],
      ['town', 'City'],
      ['region', 'Emirate'],
    ],
  ],
])('in %s alone: the parts, the order and the words of that country', (country, labels) => {
  expect(labelsOf({ countries: [country] })).toEqual(labels);
});

test('of several countries one is chosen, in the order of their names in the language of the page', () => {
  const { fields } = made({ countries: ['US', 'DE', 'AT'] }, 'de');
  const [country] = fields;
  expect(country).toMatchObject({ kind: 'select', name: 'country', autoComplete: 'country' });
  expect(country && 'options' in country && country.options).toEqual([
    { value: 'DE', label: 'Deutschland' },
    { value: 'AT', label: 'Österreich' },
    { value: 'US', label: 'Vereinigte Staaten' },
  ]);
  expect(fields.find(({ name }) => name === 'region')?.showWhen).toEqual({
    field: 'country',
    isOneOf: ['US'],
  });
});

test('a part that few countries lack is hidden while one of these is chosen', () => {
  const { fields } = made({ countries: ['DE', 'FR', 'HK'] });
  expect(fields.find(({ name }) => name === 'postalCode')?.showWhen).toEqual({
    all: [{ field: 'country', isNot: 'HK' }],
  });
});

test('browsers know what each part is (WCAG 1.3.5), of parcels and of bills as well', () => {
  const tokens = (purpose?: AddressDefinition['purpose']) =>
    made({ purpose }).fields.map((field) => 'autoComplete' in field && field.autoComplete);
  expect(tokens()).toEqual([
    'country',
    'address-line1',
    'address-line2',
    'postal-code',
    'address-level2',
    'address-level1',
  ]);
  expect(tokens('shipping')[3]).toBe('shipping postal-code');
});

test('its rules: what must be there, and the postal code as the country writes it', () => {
  expect(made({ countries: ['DE'] }).rules).toEqual([
    { field: 'street', check: 'required', message: 'Please fill in: Street address' },
    {
      field: 'postalCode',
      check: 'postal-code',
      country: 'DE',
      message: 'Please enter the postal code as your country writes it',
    },
    { field: 'town', check: 'required', message: 'Please fill in: Town or city' },
  ]);
  const optional = made({ countries: ['DE', 'FR'], optional: true }).rules;
  expect(optional).toEqual([
    expect.objectContaining({ check: 'postal-code', other: 'country', whenFilled: true }),
  ]);
});

test('only the parts that config asks for', () => {
  expect(
    labelsOf({ countries: ['DE'], parts: ['postalCode', 'town'] }).map(([name]) => name),
  ).toEqual(['postalCode', 'town']);
});

test('each country is named, and has a way to write its address; none twice', () => {
  const { fields, ways } = made({});
  const [country] = fields;
  const labels = country && 'options' in country ? country.options : [];
  expect(labels).toHaveLength(countries.length);
  expect(labels.filter(({ label, value }) => label === value)).toEqual([]);
  expect(new Set(countries).size).toBe(countries.length);
  expect(ways?.flatMap((way) => way.countries).toSorted()).toEqual(countries.toSorted());
  for (const code of countries) {
    const parts = partsOfCountry(code).map(({ part }) => part);
    expect(parts).toContain('street');
    expect(new Set(parts).size).toBe(parts.length);
  }
});

test('the country at the start is one of those that can be chosen', () => {
  const wrong = { ...examples.inSomeCountries, first: 'FR' };
  expect(() => addressSchema.validateSync(wrong, { strict: true })).toThrow(
    'must be one of its countries',
  );
});

test('a part that none of the countries has is not asked, so that an address left empty is whole on the server too', () => {
  const names = labelsOf({ countries: ['DE', 'GB'], optional: true }).map(([name]) => name);
  expect(names).toEqual(['country', 'street', 'extra', 'postalCode', 'town']);
});
