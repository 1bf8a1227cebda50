/** @jest-environment node */
import type { ValueKind } from '../../../../src/fields/kind-module';
import { withoutNotes } from '../../../../src/fields/list/without-notes';
import type { PricePart } from '../../../../src/fields/price/schema';
import type { FieldDefinition, FormItem } from '../../../../src/fields/registry';
import { listIn } from '../../../../src/fields/stored-group/as-list';
import { valueKinds } from '../../../../src/fields/value-kinds';
import { formFields, isShown, workedOut } from '../../../../src/form/form-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { shownEntries } from '../../../../src/form/shown-in-lists';
import type { RuleDefinition } from '../../../../src/rules/schemas';
import type { Condition } from '../../../../src/schema/condition';
import type { EntryValues, Value, Values } from '../../../../src/schema/record';
import { seeded, seeds } from '../../../../tests/runs';
import { disagreements } from './disagreements';
import { type Random, randomOf } from './random';
import { oneOf } from './random-forms';
import { formOf, thatFits } from './record-cases';

/** The price that the browser works out is the one that the server takes, and no other. */

const upTo = (random: Random, most: number) => Math.floor(random() * (most + 1));

/** Amounts that are no binary fractions among them. */
const amountOf = (random: Random) => (upTo(random, 40_000) - 10_000) / 100;

const optionsOf = (random: Random) =>
  ['a', "it's", 'c'].map((value) => ({
    value,
    ...(random() < 0.8 && { price: amountOf(random) }),
  }));

const named = (name: string) => ({ name, label: 'l' });

const conditions: Condition[] = [
  { field: 'Course', is: 'a' },
  { field: 'Course', isNot: "it's" },
  { field: 'Extras', is: 'c' },
  { field: 'Extras', filled: true },
  { field: 'Member', is: 'true' },
  { field: 'Nights', filled: false },
  { field: 'Nights', is: '2' },
  { field: 'Guests', filled: true },
  { field: 'Course', isOneOf: ['a', "it's"] },
  { field: 'Extras', isOneOf: ['a', 'c'] },
  { field: 'Nights', moreThan: 1 },
  { field: 'Nights', lessThan: 3 },
  {
    any: [
      { field: 'Nights', moreThan: 2 },
      { field: 'Course', is: 'a' },
    ],
  },
  {
    all: [
      { field: 'Member', is: 'true' },
      { field: 'Nights', lessThan: 4 },
    ],
  },
];

/** Of the entry, and of the form around it, of which one name is that of a field of the entry as well. */
const conditionsOfEntry: Condition[] = [
  { field: 'Lunch', is: 'true' },
  { field: 'Lunch', isNot: 'true' },
  { field: 'Menu', is: 'a' },
  { field: 'Menu', isNot: "it's" },
  { field: 'Size', filled: true },
  { field: 'Years', lessThan: 12 },
  { field: 'Member', is: 'true' },
  { field: 'Nights', moreThan: 1 },
  {
    any: [
      { field: 'Menu', is: 'c' },
      { field: 'Course', is: 'a' },
    ],
  },
  {
    all: [
      { field: 'Lunch', is: 'true' },
      { field: 'Years', filled: true },
    ],
  },
];

const percentOf = (random: Random) => (upTo(random, 40_000) - 15_000) / 100;

const eachOf = (random: Random) => ({
  list: 'Guests',
  when: random() < 0.7 ? oneOf(random, conditionsOfEntry) : undefined,
  times: random() < 0.4 ? ['Years'] : undefined,
});

const partOf = (random: Random): PricePart => {
  const when = random() < 0.4 ? oneOf(random, conditions) : undefined;
  const percent = random() < 0.3 ? percentOf(random) : undefined;
  if (percent !== undefined && random() < 0.5) return { percent, when };
  const factors = ['Nights', 'Guests', 'Extras'].filter(() => random() < 0.3);
  const share = {
    ...(factors.length > 0 && { times: factors }),
    ...(percent !== undefined && { percent }),
    when,
  };
  if (random() < 0.3) {
    const of = oneOf(random, ['Menu', 'Size', 'Years']) ?? 'Menu';
    return { each: { ...eachOf(random), of }, ...share };
  }
  const of = random() < 0.6 ? oneOf(random, ['Course', 'Size', 'Extras']) : undefined;
  return {
    ...(of === undefined ? { amount: amountOf(random) } : { of }),
    ...(random() < 0.3 && { each: eachOf(random) }),
    ...share,
  };
};

/** Of the price above it, or of both. */
const shareOfPrices = (random: Random, names: readonly string[]): PricePart => ({
  of: oneOf(random, names) ?? 'Price',
  ...(random() < 0.7 && { percent: percentOf(random) }),
  when: random() < 0.3 ? oneOf(random, conditions) : undefined,
});

const priceForm = (seed: number): FormDefinition => {
  const random = randomOf(seed);
  const showWhen = (field: string, is: string) =>
    random() < 0.4 ? { showWhen: { field, is } } : { showWhen: undefined };
  const fields: FormItem[] = [
    { kind: 'checkbox', ...named('Member') },
    {
      kind: 'select',
      ...named('Course'),
      ...showWhen('Member', 'true'),
      options: optionsOf(random),
    },
    { kind: 'radio', ...named('Size'), ...showWhen('Course', 'a'), options: optionsOf(random) },
    {
      kind: 'group',
      legend: 'l',
      ...showWhen('Member', 'true'),
      fields: [
        { kind: 'checkboxes', ...named('Extras'), options: optionsOf(random) },
        { kind: 'number', ...named('Nights'), errorMessage: 'r' },
      ],
    },
    {
      kind: 'list',
      ...named('Guests'),
      ...showWhen('Course', 'c'),
      min: 0,
      max: 3,
      fields: [
        { kind: 'checkbox', ...named('Lunch') },
        { kind: 'note', words: 'l' },
        {
          kind: 'select',
          ...named('Menu'),
          ...showWhen('Lunch', 'true'),
          options: optionsOf(random),
        },
        { kind: 'radio', ...named('Size'), ...showWhen('Menu', 'a'), options: optionsOf(random) },
        { kind: 'number', ...named('Years'), ...showWhen('Member', 'true'), errorMessage: 'r' },
      ],
      rules: [
        { field: 'Years', check: 'min', value: 0, whenFilled: true, message: 'm' },
        { field: 'Years', check: 'max', value: 120, whenFilled: true, message: 'm' },
      ],
    },
    {
      kind: 'price',
      ...named('Price'),
      ...showWhen('Member', 'true'),
      currency: 'EUR',
      sum: Array.from({ length: 1 + upTo(random, 4) }, () => partOf(random)),
    },
    {
      kind: 'price',
      ...named('Deposit'),
      ...showWhen('Course', 'c'),
      currency: 'EUR',
      sum: [shareOfPrices(random, ['Price']), ...(random() < 0.3 ? [partOf(random)] : [])],
    },
    {
      kind: 'price',
      ...named('Rest'),
      ...showWhen('Member', 'true'),
      currency: 'EUR',
      sum: [
        shareOfPrices(random, ['Price']),
        shareOfPrices(random, ['Price', 'Deposit']),
        ...(random() < 0.5 ? [{ percent: percentOf(random), when: undefined }] : []),
      ],
    },
  ];
  const rules: RuleDefinition[] = [
    { field: 'Nights', check: 'min', value: -3, whenFilled: true, message: 'm' },
    { field: 'Nights', check: 'max', value: 1000, whenFilled: true, message: 'm' },
  ];
  return formOf(`price_${seed}`, { fields, rules });
};

const valueOf = (random: Random, field: FieldDefinition): Value => {
  switch (field.kind) {
    case 'checkbox':
      return random() < 0.7;
    case 'checkboxes':
      return field.options.flatMap(({ value }) => (random() < 0.5 ? value : []));
    case 'number':
      return random() < 0.2
        ? null
        : (oneOf(random, field.name === 'Years' ? [0, 11, 12, 120] : [0, 1, 2, 7, -3, 1000]) ??
            null);
    case 'list':
      return Array.from({ length: upTo(random, 3) }, () =>
        Object.fromEntries(
          withoutNotes(field).fields.map((each) => [each.name, valueOf(random, each) ?? null]),
        ),
      ) as EntryValues[];
    default:
      return 'options' in field
        ? (oneOf(random, ['', ...field.options.map(({ value }) => value)]) ?? '')
        : 0;
  }
};

const today = '2026-11-21';

/** The record of a form as the browser sends it. */
const recordBy = (form: FormDefinition, random: Random): Values => {
  const asked = formFields(form);
  const values: Values = {};
  for (const { field, when } of asked) {
    if (isShown(when, { values, today })) values[field.name] = valueOf(random, field) ?? null;
  }
  // Of the entries only what is shown is sent.
  for (const { field } of asked) {
    const list = listIn(field);
    const value = values[field.name];
    if (list && value !== undefined)
      values[field.name] = shownEntries(list, value, { values, today });
  }
  return workedOut(asked, (field) => valueKinds[field.kind] as ValueKind)({ values, today });
};

const forms = seeds({ short: 10, full: 100 }).map(thatFits(priceForm));
const eachForm = 50;

test(seeded('the browser’s price is stored, another one is refused'), () => {
  const { differ, stored, refused } = disagreements(forms, {
    salt: 1000,
    eachForm,
    isOnlyFirst: true,
    recordsBy: (form, random) => {
      const sent = { ...recordBy(form, random), id: Date.UTC(2026, 10, 21), Date: today };
      const name = oneOf(random, ['Price', 'Deposit', 'Rest']) ?? 'Price';
      const price = Number((sent as Values)[name] ?? NaN);
      const wrong = oneOf(random, [price + 0.01, price - 1, String(price), price + 1000, null]);
      return [sent, { ...sent, [name]: wrong }];
    },
  });
  expect(differ).toEqual([]);
  expect([stored, refused]).toEqual([forms.length * eachForm, forms.length * eachForm]);
});
