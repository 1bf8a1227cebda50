/** @jest-environment node */
import { examples } from '../../src/fields/address/example';
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
