/** @jest-environment node */
import type { FieldDefinition, FormItem } from '../../../../src/fields/registry';
import { conditionsFor, formFields, isShown } from '../../../../src/form/form-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';
import type { Values } from '../../../../src/schema/record';
import { seeded, seeds } from '../../../../tests/runs';
import { disagreements } from './disagreements';
import { type Random, randomOf } from './random';
import { oneOf } from './random-forms';
import { formOf } from './record-cases';

/** What an age shows in the browser is what the server takes, on any day. */

const two = (value: number) => String(value).padStart(2, '0');

const dayAt = (time: number) => {
  const day = new Date(time);
  const year = String(day.getUTCFullYear()).padStart(4, '0');
  return `${year}-${two(day.getUTCMonth() + 1)}-${two(day.getUTCDate())}`;
};

const agesAsked = [1, 12, 16, 18, 21, 67];

const asked = (random: Random, field: string) => {
  const years = oneOf(random, agesAsked) ?? 18;
  return random() < 0.5 ? { field, youngerThan: years } : { field, notYoungerThan: years };
};

const ageForm = (seed: number): FormDefinition => {
  const random = randomOf(seed);
  const text = (name: string, field: string): FieldDefinition => ({
    kind: 'text',
    name,
    label: 'l',
    showWhen: asked(random, field),
  });
  const born = (name: string, showWhen?: FieldDefinition['showWhen']): FieldDefinition => ({
    kind: 'date',
    name,
    label: 'l',
    errorMessage: 'e',
    showWhen,
  });
  const fields: FormItem[] = [
    born('Born'),
    text('Parent', 'Born'),
    born('Child', asked(random, 'Born')),
    text('School', 'Child'),
    { kind: 'group', legend: 'l', showWhen: asked(random, 'Child'), fields: [text('in', 'Born')] },
    {
      kind: 'price',
      name: 'Price',
      label: 'l',
      currency: 'EUR',
      sum: [{ amount: 5, when: asked(random, 'Born') }],
    },
  ];
  const kind = random() < 0.5 ? 'date' : 'dateTime';
  const form = formOf(`age_${seed}`, {
    steps: [
      { title: 't', showWhen: undefined, fields },
      { title: 'u', showWhen: asked(random, 'Born'), fields: [text('Club', 'Born')] },
    ],
    rules: [],
  });
  return { ...form, record: { ...form.record, stamps: { id: 'milliseconds', function: kind } } };
};

/** Days about a birthday of a round number, and about the end of February. */
const todayOf = (random: Random) => {
  const year = 1990 + Math.floor(random() * 60);
  const [month = 0, day = 1] =
    oneOf(random, [
      [1, 28],
      [1, 29],
      [2, 1],
      [11, 31],
      [5, 15],
    ]) ?? [];
  return Date.UTC(year, month, day);
};

const bornBefore = (random: Random, today: number) => {
  const day = new Date(today);
  const years = oneOf(random, agesAsked) ?? 18;
  const off = oneOf(random, [-2, -1, 0, 1, 2]) ?? 0;
  return dayAt(Date.UTC(day.getUTCFullYear() - years, day.getUTCMonth(), day.getUTCDate() + off));
};

const recordBy = (form: FormDefinition, random: Random) => {
  const time = todayOf(random);
  const isMoment = form.record.stamps.function === 'dateTime';
  const today = `${dayAt(time)}${isMoment ? 'T23:59:59-05:00' : ''}`;
  const values: Values = {};
  for (const { field, when } of formFields(form)) {
    if (!isShown(when, { values, today })) continue;
    values[field.name] = field.kind === 'date' ? bornBefore(random, time) : 'x';
    if (field.kind === 'date' && random() < 0.1) values[field.name] = '';
    if (field.kind !== 'price') continue;
    const [part] = field.sum ?? [];
    values[field.name] =
      part?.when && isShown(conditionsFor([part.when], []), { values, today }) ? 5 : 0;
  }
  return { ...values, id: Date.UTC(2026, 10, 21), function: today };
};

/** With one member that is shown left out, or one that is hidden added; or sent on no day. */
const spoiled = (record: Record<string, unknown>, form: FormDefinition, random: Random) => {
  if (random() < 0.1) return { ...record, function: oneOf(random, ['x', '2026', '2026-1-1', '']) };
  const names = formFields(form).map(({ field }) => field.name);
  const name =
    oneOf(
      random,
      names.filter((each) => each !== 'Price'),
    ) ?? 'Born';
  const { [name]: present, ...others } = record;
  return present === undefined ? { ...record, [name]: 'x' } : others;
};

const forms = seeds({ short: 8, full: 50 }).map(ageForm);
const eachForm = 100;

test(seeded('what an age shows is stored, and what it hides is refused'), () => {
  const { differ, stored } = disagreements(forms, {
    salt: 2000,
    eachForm,
    isOnlyFirst: true,
    recordsBy: (form, random) => {
      const sent = recordBy(form, random);
      return [sent, spoiled(sent, form, random)];
    },
  });
  expect(differ).toEqual([]);
  expect(stored).toBe(forms.length * eachForm);
});
