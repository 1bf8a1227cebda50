/** @jest-environment node */
import type { ValueKind } from '../../../../src/fields/kind-module';
import type { MatrixColumn } from '../../../../src/fields/matrix/schema';
import { choiceOf } from '../../../../src/fields/matrix/value';
import type { FieldDefinition } from '../../../../src/fields/registry';
import { valueKinds } from '../../../../src/fields/value-kinds';
import { formFields, isShown, workedOut } from '../../../../src/form/form-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';
import type { RuleDefinition } from '../../../../src/rules/schemas';
import type { Value, Values } from '../../../../src/schema/record';
import { seeded, seeds } from '../../../../tests/runs';
import { disagreements } from './disagreements';
import { type Random, randomOf } from './random';
import { oneOf } from './random-forms';
import { formOf } from './record-cases';

/** The average, and the points, that the browser works out are those that the server takes, and no others. */

const upTo = (random: Random, most: number) => Math.floor(random() * (most + 1));

const named = (name: string) => ({ name, label: 'l' });

const columnsOf = (random: Random): MatrixColumn[] => [
  { number: upTo(random, 3) },
  ...Array.from({ length: 1 + upTo(random, 3) }, (_, place) => ({
    number: 4 + place * 5 + upTo(random, 4),
  })),
  ...(random() < 0.5 ? [{ value: 'unsaid' }] : []),
];

const optionsOf = (random: Random) =>
  ['a', "it's", 'c'].map((value) => ({
    value,
    ...(random() < 0.8 && { price: (upTo(random, 4000) - 1000) / 100 }),
  }));

const sources = ['Count', 'Score', 'Stars', 'Visit', 'Mood', 'Ways'];

const formOfSeed = (place: number): FormDefinition => {
  const random = randomOf(place);
  const maybeHidden = () =>
    random() < 0.4 ? { showWhen: { field: 'More', filled: true } } : { showWhen: undefined };
  const some = () => {
    const chosen = sources.filter(() => random() < 0.5);
    return chosen.length > 0 ? chosen : ['Visit'];
  };
  const fields: FieldDefinition[] = [
    { kind: 'checkbox', ...named('More') },
    { kind: 'number', ...named('Count'), ...maybeHidden(), errorMessage: 'r' },
    { kind: 'scale', ...named('Score'), ...maybeHidden(), to: 10, lowest: 'l', highest: 'h' },
    { kind: 'rating', ...named('Stars'), ...maybeHidden(), stars: ['1', '2', '3'] },
    {
      kind: 'matrix',
      ...named('Visit'),
      ...maybeHidden(),
      rows: Array.from({ length: 1 + upTo(random, 19) }, (_, row) => named(`r${row}`)),
      columns: columnsOf(random),
      unanswered: '{row}',
    },
    { kind: 'radio', ...named('Mood'), ...maybeHidden(), options: optionsOf(random) },
    { kind: 'checkboxes', ...named('Ways'), ...maybeHidden(), options: optionsOf(random) },
    { kind: 'price', ...named('Average'), average: some() },
    { kind: 'price', ...named('Points'), sum: some().map((of) => ({ of, when: undefined })) },
  ];
  const rules: RuleDefinition[] = [
    { field: 'Count', check: 'min', value: -7, whenFilled: true, message: 'm' },
    { field: 'Count', check: 'max', value: 1000, whenFilled: true, message: 'm' },
  ];
  return formOf(`average_${place}`, { fields, rules });
};

const valueOf = (random: Random, field: FieldDefinition): Value => {
  switch (field.kind) {
    case 'checkbox':
      return random() < 0.6;
    case 'number':
      return oneOf(random, [null, 0, 1, -7, -3, 2, 333, 1000]) ?? null;
    case 'scale':
      return oneOf(random, [null, upTo(random, 10)]) ?? null;
    case 'rating':
      return oneOf(random, [null, 1 + upTo(random, 2)]) ?? null;
    case 'matrix':
      return Object.fromEntries(
        field.rows.map(({ name }) => [
          name,
          random() < 0.2 ? null : choiceOf(oneOf(random, field.columns) ?? {}),
        ]),
      );
    case 'radio':
      return oneOf(random, ['', ...field.options.map(({ value }) => value)]) ?? '';
    case 'checkboxes':
      return field.options.flatMap(({ value }) => (random() < 0.5 ? value : []));
    default:
      return null;
  }
};

const today = '2026-11-21';

/** The record of a form as the browser sends it. */
const recordBy = (form: FormDefinition, random: Random): Values => {
  const asked = formFields(form);
  const values: Values = {};
  for (const { field, when } of asked) {
    if (isShown(when, { values, today })) values[field.name] = valueOf(random, field);
  }
  return workedOut(asked, (field) => valueKinds[field.kind] as ValueKind)({ values, today });
};

const forms = seeds({ short: 10, full: 100 }).map(formOfSeed);
const eachForm = 50;

test(seeded('the browser’s numbers are stored, others are refused'), () => {
  let without = 0;
  const { differ, stored, refused } = disagreements(forms, {
    salt: 3000,
    eachForm,
    isOnlyFirst: true,
    recordsBy: (form, random) => {
      const sent = { ...recordBy(form, random), id: Date.UTC(2026, 10, 21), Date: today };
      const { Average, Points } = sent as Values;
      if (Average === null) without += 1;
      const wrong = [
        { Average: Average === null ? 0 : Number(Average) + 0.01 },
        { Average: Average === null ? '' : null },
        { Points: Number(Points) - 0.01 },
      ];
      return [sent, { ...sent, ...oneOf(random, wrong) }];
    },
  });
  expect(differ).toEqual([]);
  expect(stored).toBe(forms.length * eachForm);
  expect(refused).toBe(forms.length * eachForm);
  expect(without).toBeGreaterThan(0);
});
