/** @jest-environment node */
import { checkboxesValue } from '../../../../src/fields/checkboxes/value';
import { choiceValue } from '../../../../src/fields/choice-value';
import { ownMark, withOwnChoice, withOwnChoices } from '../../../../src/fields/own-answer';
import type { FieldDefinition } from '../../../../src/fields/registry';
import type { FormDefinition } from '../../../../src/form/form-schema';
import type { Value } from '../../../../src/schema/record';
import { runs, seeded, seeds } from '../../../../tests/runs';
import { disagreements } from './disagreements';
import { type Random, randomOf } from './random';
import { oneOf } from './random-forms';
import { formOf } from './record-cases';
import { sampleTexts } from './sample-texts';

/** Of choices with words of the visitor's own the server takes what the form sends, and what it never would it refuses. */

const upTo = (random: Random, most: number) => Math.floor(random() * (most + 1));

const words = ['one', "it's", '12', 'a (b)', '\\d+', 'longer than ten', '😀'];

const kinds = ['select', 'radio', 'checkboxes'] as const;

type Choice = FieldDefinition<(typeof kinds)[number]>;

const formOfSeed = (place: number): FormDefinition => {
  const random = randomOf(place);
  const fields = kinds.map((kind): Choice => ({
    kind,
    name: kind,
    label: 'l',
    options: words.slice(0, 1 + upTo(random, words.length - 1)).map((value) => ({ value })),
    other: {
      label: 'o',
      errorMessage: 'm',
      ...(random() < 0.7 && { maxLength: oneOf(random, [1, 2, 10, 1000]) ?? 3 }),
    },
    ...(random() < 0.3 && { showWhen: { field: 'Hidden', filled: false } }),
  }));
  const ofEntries = fields.map((field) => ({ ...field, showWhen: undefined }));
  return formOf(`own_${place}`, {
    fields: [
      { kind: 'checkbox', name: 'Hidden', label: 'l' },
      ...fields,
      { kind: 'list', name: 'list', label: 'l', min: 0, max: 2, fields: ofEntries },
    ],
    rules: kinds.flatMap((field) =>
      random() < 0.4 ? [{ field, check: 'required', message: 'm' } as const] : [],
    ),
  });
};

const texts = [...sampleTexts([1, 2, 10, 200, 1000], ['required']), ...words, 'own', ' own ', '\t'];

/** What a control may hold, or somebody sends by hand. */
const heldBy = (random: Random, field: Choice): string => {
  const own = oneOf(random, texts) ?? '';
  if (random() < 0.5) return oneOf(random, field.options)?.value ?? '';
  return random() < 0.7 ? ownMark + own : own;
};

const valueBy = (random: Random, field: Choice): Value => {
  const count = field.kind === 'checkboxes' ? upTo(random, 3) : 1;
  const held = Array.from({ length: count }, () => heldBy(random, field));
  const isSent = random() < 0.8;
  if (field.kind === 'checkboxes') {
    return isSent ? (withOwnChoices(checkboxesValue).sent?.(field, held) ?? held) : held;
  }
  const [one = ''] = held;
  return isSent ? (withOwnChoice(choiceValue).sent?.(field, one) ?? one) : one;
};

const recordBy = (random: Random, form: FormDefinition): Record<string, unknown> => {
  const isHidden = random() < 0.2;
  const fields = (form.fields ?? []).flatMap((field) => ('other' in field ? field : []));
  const shown = fields.filter(({ showWhen }) => !(isHidden && showWhen));
  const valuesOf = (own: Choice[]) =>
    Object.fromEntries(own.map((field) => [field.name, valueBy(random, field)]));
  const entries = Array.from({ length: upTo(random, 2) }, () => valuesOf(fields));
  const isOfList = random() < 0.2;
  return {
    Hidden: isHidden,
    ...valuesOf(shown),
    list: isOfList ? entries : [],
    id: Date.UTC(2028, 1, 1),
    Date: '2028-02-01',
  };
};

const forms = seeds({ short: 12, full: 120 }).map(formOfSeed);

test(seeded('the server takes the words that the form takes'), () => {
  const { differ, stored, refused } = disagreements(forms, {
    salt: 7000,
    eachForm: 100,
    recordsBy: (form, random) => [recordBy(random, form)],
  });
  expect(differ).toEqual([]);
  expect(stored).toBeGreaterThan(runs({ short: 100, full: 2000 }));
  expect(refused).toBeGreaterThan(runs({ short: 100, full: 2000 }));
});
