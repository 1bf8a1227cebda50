/** @jest-environment node */
import { examples } from '../../../../src/fields/address/example';
import { flatAddress } from '../../../../src/fields/address/flat-address';
import type { FieldDefinition, FormItem } from '../../../../src/fields/registry';
import { listIn } from '../../../../src/fields/stored-group/as-list';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { shownEntries } from '../../../../src/form/shown-in-lists';
import type { RuleDefinition } from '../../../../src/rules/schemas';
import type { FieldCondition } from '../../../../src/schema/condition';
import type { EntryValues, Value, Values } from '../../../../src/schema/record';
import { seeded, seeds } from '../../../../tests/runs';
import { disagreements } from './disagreements';
import { type Random, randomOf } from './random';
import { oneOf } from './random-forms';
import { formOf } from './record-cases';

/** What is stored as maps of several answers, or made of parts within entries: form and rules take the same. */

const today = '2026-11-21';

type Judged = { form: FormDefinition; recordBy: (random: Random) => Values };

const compared = (judged: readonly Judged[], salt: number) => {
  const forms = judged.map(({ form }) => form);
  const stamps = { id: Date.UTC(2026, 10, 21), Date: today };
  const recordsBy = (_form: FormDefinition, random: Random, place: number) => [
    { ...judged[place]?.recordBy(random), ...stamps },
  ];
  return disagreements(forms, { salt, eachForm: 100, recordsBy });
};

const answers = ['a', "it's", '12'];
const rows = ['in', 'size', 'keys'];

const conditionOf = (random: Random): FieldCondition => {
  const field = 'Rows';
  const is = oneOf(random, answers) ?? 'a';
  const kinds: FieldCondition[] = [
    { field, is },
    { field, isNot: is },
    { field, isOneOf: answers.slice(1) },
    { field, filled: random() < 0.5 },
  ] as FieldCondition[];
  return oneOf(random, kinds) ?? { field, is };
};

const matrixForm = (place: number): Judged => {
  const random = randomOf(place);
  const several = random() < 0.7;
  const matrix: FieldDefinition<'matrix'> = {
    ...{ kind: 'matrix', name: 'Rows', label: 'l', unanswered: '{row}', several },
    rows: rows.map((name) => ({ name, label: 'l', optional: random() < 0.5 })),
    columns: answers.map((value) => ({ value })),
  };
  const condition = conditionOf(random);
  const why: FormItem = { kind: 'text', name: 'Why', label: 'l', showWhen: condition };
  const rules: RuleDefinition[] = [
    ...(random() < 0.5 ? [{ field: 'Rows', check: 'required', message: 'm' } as const] : []),
    { field: 'Then', check: 'required', when: conditionOf(random), message: 'm' },
  ];
  const then: FormItem = { kind: 'text', name: 'Then', label: 'l' };
  const form = formOf(`rows_${place}`, { fields: [matrix, why, then], rules });
  const answerOf = (chance: Random): unknown => {
    if (chance() < 0.05) return oneOf(chance, [null, 'x', [null], ['a', 'a'], {}]);
    const some = answers.filter(() => chance() < 0.4);
    return several ? some : (oneOf(chance, [null, ...answers]) ?? null);
  };
  return {
    form,
    recordBy: (chance) => {
      const kept = rows.filter(() => chance() < 0.85);
      const values: Values = {
        Rows: Object.fromEntries(kept.map((name) => [name, answerOf(chance)])) as Value,
        Then: oneOf(chance, ['', 'x']) ?? '',
      };
      return chance() < 0.5 ? { ...values, Why: 'x' } : values;
    },
  };
};

test(seeded('rows of several answers, some of which may be left out'), () => {
  const judged = seeds({ short: 12, full: 100 }).map(matrixForm);
  const { differ, stored, refused } = compared(judged, 8000);
  expect(differ).toEqual([]);
  expect(Math.min(stored, refused)).toBeGreaterThan(judged.length * 5);
});

const countries = ['DE', 'GB', 'US', 'JP', 'AE', 'HK', 'IE'];
const codes = ['', '10115', 'SW1A 1AA', '97301-1234', '100-0001', 'D02 AF30', 'x'];

const addressForm = (place: number): Judged => {
  const random = randomOf(place);
  const { items, rules } = flatAddress(
    {
      ...examples.plain,
      countries: countries.filter((_, at) => at === 0 || random() < 0.5),
      optional: random() < 0.3,
      ...(random() < 0.5 && { showWhen: { field: 'Who', filled: true } }),
    },
    'en',
  );
  const list: FieldDefinition<'list'> = {
    ...{ kind: 'list', name: 'Guests', label: 'l', min: 0, max: 2 },
    fields: [{ kind: 'text', name: 'Who', label: 'l' }, ...items.map(({ item }) => item)],
    rules: rules.map(({ rule }) => rule),
  };
  const form = formOf(`entries_${place}`, { fields: [list], rules: [] });
  const asked = listIn(list)!;
  const entryOf = (chance: Random): EntryValues =>
    Object.fromEntries(
      asked.fields.map(({ name }) => {
        if (name === 'Who') return [name, oneOf(chance, ['', 'Ada']) ?? ''];
        if (name === 'AddressCountry') return [name, oneOf(chance, [...countries, 'ZZ', '']) ?? ''];
        if (name === 'AddressPostalCode') return [name, oneOf(chance, codes) ?? ''];
        return [name, oneOf(chance, ['A', 'A', 'A', 'A', 'A', '']) ?? ''];
      }),
    );
  return {
    form,
    recordBy: (chance) => {
      const entries = chance() < 0.7 ? [entryOf(chance)] : [entryOf(chance), entryOf(chance)];
      const Guests = shownEntries(asked, entries, { values: {}, today });
      const [first, ...others] = Guests as EntryValues[];
      const name = oneOf(chance, asked.fields)?.name ?? '';
      const without = Object.entries(first ?? {}).filter(([each]) => each !== name);
      return { Guests: chance() < 0.8 ? Guests : [Object.fromEntries(without), ...others] };
    },
  };
};

test(seeded('addresses in the entries of a list'), () => {
  const judged = seeds({ short: 8, full: 60 }).map(addressForm);
  const { differ, stored, refused } = compared(judged, 9000);
  expect(differ).toEqual([]);
  expect(Math.min(stored, refused)).toBeGreaterThan(judged.length * 3);
});
