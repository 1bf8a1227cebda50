/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldDefinition } from '../../src/fields/registry';
import { readForms } from '../../tools/check/rules-files';
import { sitesIn } from '../../tools/site-folder';
import { fieldsOfEveryKind } from '../local-firebase/testing/agreement/every-rule-forms';
import { licenceForm } from '../local-firebase/testing/agreement/licence-form';
import { formOf } from '../local-firebase/testing/agreement/record-cases';
import { mostExpressions, mostLevels } from '../rules-language/rules-limits';
import { rulesSize, tooLarge } from '../rules-language/rules-size';
import { firestoreRules } from './security-rules';

const forms = readForms(join(__dirname, '../..'));
const countOf = (form: (typeof forms)[number]) => rulesSize(firestoreRules([form])).expressions;
const empty = countOf(formOf('empty', { fields: [], rules: [] }));

const texts = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index): FieldDefinition => {
    const name = `f${from + index}`;
    return { kind: 'text', name, label: 'l', maxLength: 200 };
  });

const root = join(__dirname, '../..');
const sites = ['.', ...['examples', 'tests/sites'].flatMap((parent) => sitesIn(root, parent))];

test.each(sites)('the rules of a site are no larger than Firebase takes: %s', (site) => {
  const size = rulesSize(readFileSync(join(root, site, 'firestore.rules'), 'utf8'));
  expect(tooLarge(size)).toBeUndefined();
  expect(size.levels).toBeLessThan(mostLevels / 3);
});

test.each(forms.map((form) => [form.title, form] as const))(
  'the rules of this site ask far less than Firestore evaluates: %s',
  (_, form) => expect(countOf(form)).toBeLessThan(mostExpressions / 4),
);

test('the check, which knows no languages, counts no less than the rules of a site in twelve ask', () => {
  const form = formOf('asked', {
    fields: texts(0, 3),
    rules: [],
    record: { collection: 'asked', stamps: { id: 'milliseconds', Shown: 'pageLanguage' } },
  });
  const languages = Array.from({ length: 12 }, (_, place) => `en-${100 + place}`);
  const asked = rulesSize(firestoreRules([form], languages));
  expect(asked.expressions).toBeLessThanOrEqual(countOf(form));
});

// docs/security.md says these, and what follows.
test.each([
  ['text', 15],
  ['date', 8],
  ['select', 25],
  ['checkbox', 8],
  ['number', 27],
  ['rating', 26],
  ['checkboxes', 35],
  ['matrix', 36],
  ['file', 15],
  ['files', 278],
])('a field costs the stated number of expressions: %s, %d', (kind: string, count) => {
  const field = fieldsOfEveryKind.find(({ name, ...each }) => [each.kind, name].includes(kind))!;
  expect(countOf(formOf('one', { fields: [field], rules: [] })) - empty).toBe(count);
});

const numbers = (count: number) =>
  formOf('numbers', {
    fields: Array.from({ length: count }, (_, place) => ({
      kind: 'number',
      name: `n${place}`,
      label: 'l',
      errorMessage: 'e',
    })),
    rules: Array.from({ length: count }, (_, place) => [
      { field: `n${place}`, check: 'min', value: 1, whenFilled: true, message: 'm' } as const,
      { field: `n${place}`, check: 'max', value: 9, whenFilled: true, message: 'm' } as const,
    ]).flat(),
  });

const required = (count: number) =>
  formOf('required', {
    fields: texts(0, count),
    rules: texts(0, count).map(({ name }) => ({ field: name, check: 'required', message: 'm' })),
  });

/** Expressions and levels of forms of 31, 63, 95 and 150 fields, which docs/security.md says. */
test.each([
  ['texts that must be filled in', required, [707, 212, 276, 386]],
  [
    'inputs of an import licence',
    (inputs: number) => formOf('licence', licenceForm(inputs)),
    [654, 446, 598, 859],
  ],
] as const)('forms of many fields fit: %s', (_, form, counts) => {
  const sizes = [31, 63, 95, 150].map((fields) => rulesSize(firestoreRules([form(fields)])));
  expect(sizes.map(({ expressions }) => expressions)).toEqual(counts);
  for (const size of sizes) {
    expect(tooLarge(size)).toBeUndefined();
    expect(size.levels).toBeLessThan(mostLevels / 3);
  }
});

test('a licence of 150 inputs has 120 rules', () => {
  const { fields, rules: asked } = licenceForm(150);
  expect([fields?.length, asked.length]).toEqual([150, 120]);
});

test('numbers are asked in one condition each: 39 with least and most fit, 40 do not', () => {
  expect(countOf(numbers(39))).toBeLessThanOrEqual(mostExpressions);
  expect(countOf(numbers(40))).toBeGreaterThan(mostExpressions);
});

test.each([
  ['request.time == null ? request.time is int : true', 10],
  ["f('a', request.time) in ['a', 'b']", 9],
])('what is counted: %s', (expression, count) => {
  const rules = `rules_version = '2'; service cloud.firestore { match /a/{b} {
    function f(c, d) { return c; }
    allow get: if ${expression};
  } }`;
  expect(rulesSize(rules).expressions).toBe(count);
});

test.each([
  [{ expressions: 1000, levels: 98, bytes: 256_000 }, undefined],
  [{ expressions: 1001, levels: 98, bytes: 256_000 }, 'checks for each message'],
  [{ expressions: 1000, levels: 99, bytes: 256_000 }, 'levels of brackets'],
  [{ expressions: 1000, levels: 98, bytes: 256_001 }, 'bytes of rules'],
])('what is too large is named: %j', (size, named) => {
  expect(tooLarge(size)?.of).toBe(named);
});

test('nights that several parts of a price count are worked out once', () => {
  const nights = { arrival: 'In', departure: 'Out' };
  const day = (name: string) => ({ kind: 'date', name, label: 'l', errorMessage: 'r' }) as const;
  const sizeOf = (count: number) => {
    const part = { amount: 5, nights, when: undefined };
    const sum = Array.from({ length: count }, () => part);
    const price = { kind: 'price', name: 'P', label: 'l', currency: 'EUR', sum } as const;
    const fields = [day('In'), day('Out'), price];
    return rulesSize(firestoreRules([formOf('stay', { fields, rules: [] })])).expressions;
  };
  const [one = 0, two = 0, three = 0] = [1, 2, 3].map(sizeOf);
  // An amount and a sign.
  expect([two - one, three - two]).toEqual([2, 2]);
});

test('an option with a price is no level deeper than the one before', () => {
  const priced = (count: number) =>
    formOf('priced', {
      fields: [
        {
          kind: 'select',
          name: 'Course',
          label: 'l',
          options: Array.from({ length: count }, (_, price) => ({ value: `c${price}`, price })),
        },
        { kind: 'price', name: 'Price', label: 'l', currency: 'EUR', sum: [{ of: 'Course' }] },
      ],
      rules: [],
    });
  const [few, many] = [2, 200].map((count) => rulesSize(firestoreRules([priced(count)])).levels);
  expect(many).toBe(few);
});

test('days on which it is closed are no level deeper each', () => {
  const closedOn = (days: number) =>
    formOf('closed', {
      fields: [{ kind: 'date', name: 'Day', label: 'l', errorMessage: 'e' }],
      rules: [
        {
          field: 'Day',
          check: 'opening-day',
          hours: {
            week: [],
            special: Array.from({ length: days }, (_, place) => ({
              from: `${2030 + place}-01-01`,
            })),
            closed: 'Closed',
          },
          message: 'm',
        },
      ],
    });
  const [few, many] = [2, 60].map((days) => rulesSize(firestoreRules([closedOn(days)])).levels);
  expect(many).toBe(few);
});
