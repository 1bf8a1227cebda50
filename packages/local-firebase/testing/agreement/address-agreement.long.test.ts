/** @jest-environment node */
import { countries, partNames } from '../../../../src/fields/address/countries';
import { examples } from '../../../../src/fields/address/example';
import { madeAddress } from '../../../../src/fields/address/made-address';
import { listIn } from '../../../../src/fields/stored-group/as-list';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { shownEntries } from '../../../../src/form/shown-in-lists';
import type { EntryValues, Value } from '../../../../src/schema/record';
import { runs, seeded, seeds } from '../../../../tests/runs';
import { rulesSize, tooLarge } from '../../../rules-language';
import { firestoreRules } from '../../../security-rules';
import { disagreements } from './disagreements';
import { type Random, randomOf } from './random';
import { oneOf } from './random-forms';
import { formOf } from './record-cases';

/** Of an address the server takes what the form sends: the parts and the postal code of its country. */

const today = '2026-11-21';

const some = <Item>(random: Random, all: readonly Item[], share: number) =>
  all.filter(() => random() < share);

const known = ['DE', 'GB', 'US', 'JP', 'AE', 'HK', 'IE', 'CA', 'BR', 'FJ'];

const formOfSeed = (place: number): FormDefinition => {
  const random = randomOf(place);
  const chosen = random() < 0.2 ? undefined : some(random, known, 0.4);
  const parts = random() < 0.6 ? undefined : some(random, partNames, 0.7);
  const address = madeAddress(
    {
      ...examples.plain,
      optional: random() < 0.4,
      ...(chosen && { countries: chosen }),
      ...(parts && { parts }),
    },
    'en',
  );
  return formOf(`addresses_${place}`, { fields: [address], rules: [] });
};

const codes = ['', ' ', '10115', 'SW1A 1AA', 'sw1a1aa', '97301-1234', '100-0001', 'D02 AF30', 'x'];

const addressOf = ({ fields = [] }: FormDefinition) => {
  const [list] = fields.flatMap((field) => (field.kind === 'stored-group' && listIn(field)) || []);
  if (!list) throw new Error('The form has no address.');
  return list;
};

const recordBy = (random: Random, form: FormDefinition): Record<string, Value> => {
  const list = addressOf(form);
  const own: EntryValues = Object.fromEntries(
    list.fields.map(({ name }) => {
      if (name === 'country') return [name, oneOf(random, [...known, 'ZZ', '']) ?? ''];
      if (name === 'postalCode') return [name, oneOf(random, codes) ?? ''];
      return [name, oneOf(random, ['A', 'A', 'A', '', ' ', 'A\n', 'A'.repeat(121)]) ?? ''];
    }),
  );
  const [shown = own] = shownEntries(list, [own], { values: {}, today }) as EntryValues[];
  return { Address: shown };
};

/** The same with a part that is hidden, or without one that is shown. */
const changed = (random: Random, { Address }: Record<string, Value>) => {
  const name = oneOf(random, [...partNames, 'country']) ?? 'street';
  const own = Address as EntryValues;
  return {
    Address: Object.hasOwn(own, name)
      ? Object.fromEntries(Object.entries(own).filter(([each]) => each !== name))
      : { ...own, [name]: 'A' },
  };
};

const forms = seeds({ short: 8, full: 60 }).map(formOfSeed);

test(seeded('the server takes the addresses that the form sends, and no others'), () => {
  const stamps = { id: Date.UTC(2026, 10, 21), Date: today };
  const { differ, stored, refused } = disagreements(forms, {
    salt: 7000,
    eachForm: 90,
    recordsBy: (form, random) => {
      const sent = recordBy(random, form);
      return [sent, changed(random, sent)].map((values) => ({ ...values, ...stamps }));
    },
  });
  expect(differ).toEqual([]);
  expect(stored).toBeGreaterThan(runs({ short: 20, full: 300 }));
  expect(refused).toBeGreaterThan(runs({ short: 200, full: 3000 }));
});

test('an address of any country leaves most of a request to the other fields', () => {
  const form = formOf('addresses', { fields: [madeAddress(examples.plain, 'en')], rules: [] });
  const size = rulesSize(firestoreRules([form]));
  expect(countries.length).toBeGreaterThan(200);
  expect(tooLarge(size)).toBeUndefined();
  expect(size.expressions).toBeLessThan(300);
});
