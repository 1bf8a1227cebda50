/** @jest-environment node */
import type { ValueKind } from '../../../../src/fields/kind-module';
import type { TimedOption } from '../../../../src/fields/offered';
import type { FieldDefinition } from '../../../../src/fields/registry';
import { valueKinds } from '../../../../src/fields/value-kinds';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { sendingTime } from '../../../../src/rules/opening-hours';
import { seed, seeded, seeds } from '../../../../tests/runs';
import { type Random, randomOf } from './random';
import { oneOf } from './random-forms';
import { formOf, judgeOf } from './record-cases';
import { rulesDecision } from './rules-decision';

/** What can be chosen for a time is taken by the server for that time, and as long as a form takes to arrive. */

const start = Date.UTC(2027, 0, 1);
const day = 24 * 60 * 60 * 1000;
const moments = [0, 1, 2, 3].map((days) => start + days * day);

const timed = (random: Random, value: string): TimedOption => ({
  value,
  ...(random() < 0.4 && { begins: oneOf(random, moments) }),
  ...(random() < 0.7 && { ends: oneOf(random, moments) }),
});

const kinds = ['select', 'radio', 'checkboxes'] as const;
const names = ['a', "it's", 'b.`c'];

const timedForm = (seed: number): FormDefinition => {
  const random = randomOf(seed);
  const field = (name: string): FieldDefinition => ({
    kind: oneOf(random, kinds) ?? 'select',
    name,
    label: 'l',
    options: names.map((value) => timed(random, value)),
    ...(name === 'More' && { showWhen: { field: 'New', filled: true } }),
  });
  return formOf(`offered_${seed}`, {
    fields: [{ kind: 'checkbox', name: 'New', label: 'l' }, field('Course'), field('More')],
    rules: [],
  });
};

const forms = seeds({ short: 15, full: 100 }).map(timedForm);

const chosenBy = (random: Random, { kind }: FieldDefinition) => {
  if (kind !== 'checkboxes') return oneOf(random, [...names, '']) ?? '';
  return names.filter(() => random() < 0.4);
};

const nearBy = (random: Random) =>
  (oneOf(random, moments) ?? 0) +
  (oneOf(random, [-day / 2, -1, 0, 1, sendingTime - 1, sendingTime, sendingTime + 1]) ?? 0);

const recordBy = (form: FormDefinition, random: Random) => {
  const [, course, more] = form.fields as [unknown, FieldDefinition, FieldDefinition];
  const isNew = random() < 0.5;
  return {
    New: isNew,
    Course: chosenBy(random, course),
    ...(isNew && { More: chosenBy(random, more) }),
    id: nearBy(random),
    Date: '2027-01-01',
  };
};

afterEach(() => jest.useRealTimers());

test(seeded('the server takes an option as long as the form does'), () => {
  jest.useFakeTimers();
  const isAllowed = rulesDecision(forms);
  const differ: string[] = [];
  const lost: string[] = [];
  let stored = 0;
  for (const [place, form] of forms.entries()) {
    const random = randomOf(seed + 4000 + place);
    const judge = judgeOf(form);
    const { collection } = form.record;
    for (let count = 0; count < 100; count += 1) {
      const record = recordBy(form, random);
      const { expected } = judge('', record);
      const allowed = isAllowed({ collection, record });
      if (expected) stored += 1;
      if (allowed !== expected) differ.push(JSON.stringify({ collection, record, expected }));
      // What the visitor's form took at the press of its button, and what a slow line brings a while later.
      jest.setSystemTime(record.id);
      const isTaken = (form.fields as FieldDefinition[]).every((field) => {
        const kind = valueKinds[field.kind] as ValueKind;
        const value = record[field.name as keyof typeof record] as string;
        return value === undefined || kind.fits?.(field, value) !== false;
      });
      for (const late of isTaken ? [0, sendingTime - 1] : []) {
        if (!isAllowed({ collection, record: { ...record, id: record.id + late } })) {
          lost.push(JSON.stringify({ collection, record, late }));
        }
      }
    }
  }
  expect(differ).toEqual([]);
  expect(lost).toEqual([]);
  const share = stored / (forms.length * 100);
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.9);
});

test('whoever chose what ended meanwhile is told by words of the field', () => {
  jest.useFakeTimers({ now: start });
  const option = { value: 'a', ends: start };
  const field: FieldDefinition = {
    kind: 'select',
    name: 'Course',
    label: 'l',
    over: 'It has ended',
    options: [option, { value: 'b' }],
  };
  const kind = valueKinds.select as ValueKind;
  expect(kind.fits?.(field, 'a')).toBe(false);
  expect(kind.fits?.(field, 'b')).toBe(true);
  expect(kind.errorMessage(field, 'Choose one')).toBe('It has ended');
  expect(kind.errorMessage({ ...field, over: undefined }, 'Choose one')).toBe('Choose one');
});
