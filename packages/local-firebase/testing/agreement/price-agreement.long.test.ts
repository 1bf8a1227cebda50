/** @jest-environment node */
import type { ValueKind } from '../../../../src/fields/kind-module';
import type { PricePart } from '../../../../src/fields/price/schema';
import type { FieldDefinition, FormItem } from '../../../../src/fields/registry';
import { valueKinds } from '../../../../src/fields/value-kinds';
import { formFields, isShown, workedOut } from '../../../../src/form/form-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';
import type { RuleDefinition } from '../../../../src/rules/schemas';
import type { Condition } from '../../../../src/schema/condition';
import type { Values } from '../../../../src/schema/record';
import { seed, seeded, seeds } from '../../../../tests/runs';
import { type Random, randomOf } from './random';
import { oneOf } from './random-forms';
import { formOf, judgeOf } from './record-cases';
import { rulesDecision } from './rules-decision';

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

const partOf = (random: Random): PricePart => {
  const of = random() < 0.6 ? oneOf(random, ['Course', 'Size', 'Extras']) : undefined;
  const factors = ['Nights', 'Guests', 'Extras'].filter(() => random() < 0.4);
  return {
    ...(of === undefined ? { amount: amountOf(random) } : { of }),
    ...(factors.length > 0 && { times: factors }),
    when: random() < 0.4 ? oneOf(random, conditions) : undefined,
  };
};

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
      fields: [{ kind: 'text', ...named('Who') }],
    },
    {
      kind: 'price',
      ...named('Price'),
      ...showWhen('Member', 'true'),
      currency: 'EUR',
      sum: Array.from({ length: 1 + upTo(random, 4) }, () => partOf(random)),
    },
  ];
  const rules: RuleDefinition[] = [
    { field: 'Nights', check: 'min', value: -3, whenFilled: true, message: 'm' },
    { field: 'Nights', check: 'max', value: 1000, whenFilled: true, message: 'm' },
  ];
  return formOf(`price_${seed}`, { fields, rules });
};

const valueOf = (random: Random, field: FieldDefinition) => {
  const entry = { Who: 'x' };
  switch (field.kind) {
    case 'checkbox':
      return random() < 0.7;
    case 'checkboxes':
      return field.options.flatMap(({ value }) => (random() < 0.5 ? value : []));
    case 'number':
      return random() < 0.2 ? null : oneOf(random, [0, 1, 2, 7, -3, 1000]);
    case 'list':
      return Array.from({ length: upTo(random, 3) }, () => entry);
    default:
      return 'options' in field
        ? oneOf(random, ['', ...field.options.map(({ value }) => value)])
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
  return workedOut(asked, (field) => valueKinds[field.kind] as ValueKind)({ values, today });
};

const forms = seeds({ short: 10, full: 100 }).map(priceForm);
const eachForm = 50;

test(seeded('the browser’s price is stored, another one is refused'), () => {
  const isAllowed = rulesDecision(forms);
  const differ: string[] = [];
  let stored = 0;
  let refused = 0;
  for (const [place, form] of forms.entries()) {
    const random = randomOf(seed + 1000 + place);
    const judge = judgeOf(form);
    for (let count = 0; count < eachForm; count += 1) {
      const sent = { ...recordBy(form, random), id: Date.UTC(2026, 10, 21), Date: today };
      const price = Number((sent as Values).Price ?? NaN);
      const wrong = oneOf(random, [price + 0.01, price - 1, String(price), price + 1000, null]);
      for (const record of [sent, { ...sent, Price: wrong }]) {
        const { expected, collection } = judge('', record);
        if (expected) stored += 1;
        else refused += 1;
        const isSent = record === sent;
        if (expected !== isSent || isAllowed({ collection, record }) !== isSent) {
          differ.push(JSON.stringify({ collection, record, expected }));
        }
      }
    }
  }
  expect(differ).toEqual([]);
  expect([stored, refused]).toEqual([forms.length * eachForm, forms.length * eachForm]);
});
