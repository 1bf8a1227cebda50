/** @jest-environment node */
import { examples } from '../../src/fields/address/example';
import { examples as countryExamples } from '../../src/fields/country/example';
import { valueAt } from '../../src/schema/values/paths';
import { resolveConfig } from './resolve-config';

const file = 'config/forms/order.ts';

const resolved = (language: string, address: unknown) =>
  resolveConfig(
    new Map<string, unknown>([
      ['config/site.ts', { language }],
      [file, { steps: [{ fields: [{ kind: 'group', fields: [address] }] }] }],
    ]),
  );

const at = 'steps[0].fields[0].fields[0]';

test('an address is a stored group, whose words are those of the address', () => {
  const { values, placeOf } = resolved('de', { ...examples.plain, countries: ['DE', 'FR'] });
  const shown = values.get(file);
  expect(valueAt(shown, `${at}.kind`)).toBe('stored-group');
  expect(valueAt(shown, `${at}.fields[0].options[1].label`)).toBe('Frankreich');
  const written = ['fields[0].label', 'fields[3].label', 'rules[0].message', 'rules[2].message'];
  expect(written.map((path) => placeOf({ file, path: `${at}.${path}` }).path)).toEqual(
    ['labels.country', 'labels.postalCode', 'errorMessages.missing', 'errorMessages.wrongCode'].map(
      (path) => `${at}.${path}`,
    ),
  );
  expect(placeOf({ file, path: `${at}.label` })).toEqual({ file, path: `${at}.label` });
});

test('an address that lacks something stays as it is written: its mistake is told', () => {
  const broken = { ...examples.plain, countries: ['XX'] };
  expect(valueAt(resolved('de', broken).values.get(file), at)).toEqual(broken);
});

test('a country is a list to choose from, by the names in the language of the page', () => {
  const { values, placeOf } = resolved('de', countryExamples.ofSome);
  expect(valueAt(values.get(file), at)).toMatchObject({
    ...{ kind: 'select', name: 'Licence', initial: 'GB', placeholder: 'Please choose' },
    options: [
      { value: 'DE', label: 'Deutschland' },
      { value: 'FR', label: 'Frankreich' },
      { value: 'IE', label: 'Irland' },
      { value: 'GB', label: 'Vereinigtes Königreich' },
    ],
  });
  expect(valueAt(values.get(file), `${at}.first`)).toBeUndefined();
  expect(placeOf({ file, path: `${at}.label` })).toEqual({ file, path: `${at}.label` });
  const all = resolved('en', countryExamples.plain).values.get(file);
  expect(valueAt(all, `${at}.options.length`)).toBeUndefined();
  expect((valueAt(all, `${at}.options`) as unknown[]).length).toBeGreaterThan(240);
});

test('in the entries of a list an address is fields of the entry, and its words are where they are written', () => {
  const who = { kind: 'text', name: 'Who', label: 'Who' };
  const address = {
    ...{ ...examples.plain, countries: ['GB', 'US'] },
    showWhen: { field: 'Who', filled: true },
  };
  const list = {
    ...{ kind: 'list', name: 'Guests', label: 'Guests', max: 3 },
    fields: [who, address, countryExamples.plain],
    rules: [{ field: 'Who', check: 'required', message: 'Who' }],
  };
  const { values, placeOf } = resolved('en', list);
  const shown = valueAt(values.get(file), at) as { fields: object[]; rules: object[] };
  expect(shown.fields.map((each) => ('name' in each ? each.name : 'note'))).toEqual([
    ...['Who', 'note', 'AddressCountry', 'AddressStreet', 'AddressExtra', 'AddressPostalCode'],
    ...['AddressTown', 'AddressRegion', 'Nationality'],
  ]);
  expect(
    shown.fields.find((each) => 'name' in each && each.name === 'AddressRegion'),
  ).toMatchObject({
    showWhen: {
      all: [
        { field: 'Who', filled: true },
        { field: 'AddressCountry', isNot: 'GB' },
      ],
    },
  });
  expect(shown.rules).toContainEqual(
    expect.objectContaining({
      ...{ field: 'AddressPostalCode', check: 'postal-code', other: 'AddressCountry' },
    }),
  );
  const written = (path: string) =>
    placeOf({ file, path: `${at}.${path}` }).path.slice(at.length + 1);
  expect(
    ['fields[0].label', 'fields[1].words', 'fields[5].label', 'fields[8].label'].map(written),
  ).toEqual([
    ...['fields[0].label', 'fields[1].words', 'fields[1].labels.postalCode', 'fields[2].label'],
  ]);
  expect(written('rules[0].message')).toBe('rules[0].message');
  expect(written('rules[1].message')).toBe('fields[1].errorMessages.missing');
});
