/** @jest-environment node */
import type { FieldDefinition } from '../../../src/fields/registry';
import type { FormDefinition } from '../../../src/form/form-schema';
import { weekdays } from '../../../src/schema/hour-span';
import type { Hours } from '../../../src/schema/hours';
import { type Random, randomOf } from './random';
import { oneOf } from './random-forms';
import { formOf, judgeOf } from './record-cases';
import { rulesDecision } from './rules-decision';

/** Days and times that the browser takes are those that the server takes, whatever the hours are. */

const two = (value: number) => String(value).padStart(2, '0');

const clock = (random: Random) =>
  `${two(Math.floor(random() * 24))}:${oneOf(random, ['00', '30', '45']) ?? '00'}`;

const span = (random: Random): string => {
  const [opens, closes] = [clock(random), random() < 0.1 ? '24:00' : clock(random)];
  return opens === closes ? '08:00–12:00' : `${opens}–${closes}`;
};

const spans = (random: Random) =>
  Array.from({ length: 1 + Math.floor(random() * 2) }, () => span(random));

/** About the turn of a year and the end of February. */
const firstDay = Date.UTC(2027, 11, 20);
const dayLength = 24 * 60 * 60 * 1000;
const daysTried = 80;

const dayAt = (days: number) => new Date(firstDay + days * dayLength).toISOString().slice(0, 10);

const someDay = (random: Random) => Math.floor(random() * daysTried);

const hoursBy = (random: Random): Hours => ({
  week: Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
    days: weekdays.filter(() => random() < 0.4),
    open: spans(random),
  })),
  special: Array.from({ length: Math.floor(random() * 4) }, () => {
    const from = someDay(random);
    return {
      label: undefined,
      from: dayAt(from),
      to: random() < 0.5 ? undefined : dayAt(from + Math.floor(random() * 6)),
      open: random() < 0.5 ? undefined : spans(random),
    };
  }),
  closed: 'Closed',
});

const date = (name: string, showWhen?: FieldDefinition['showWhen']): FieldDefinition => ({
  kind: 'date',
  name,
  label: 'l',
  errorMessage: 'e',
  showWhen,
});

const openingForm = (seed: number): FormDefinition => {
  const random = randomOf(seed);
  const hours = hoursBy(random);
  const whenFilled = random() < 0.5;
  const form = formOf(`opening_${seed}`, {
    fields: [
      { kind: 'checkbox', name: 'soon', label: 'l' },
      date('Day', random() < 0.3 ? { field: 'soon', filled: false } : undefined),
      { kind: 'time', name: 'Time', label: 'l', errorMessage: 'e' },
    ],
    rules: [
      { field: 'Day', check: 'opening-day', hours, message: 'm', whenFilled },
      {
        field: 'Time',
        check: 'opening-time',
        ...(random() < 0.8 && { day: 'Day' }),
        hours,
        message: 'm',
        whenFilled: random() < 0.5,
      },
    ],
  });
  const kind = random() < 0.5 ? 'date' : 'dateTime';
  return { ...form, record: { ...form.record, stamps: { id: 'milliseconds', Sent: kind } } };
};

const recordBy = (form: FormDefinition, random: Random): Record<string, unknown> => {
  const isMoment = form.record.stamps.Sent === 'dateTime';
  const today = dayAt(someDay(random) / 4);
  const soon = random() < 0.3;
  const [, day] = form.fields ?? [];
  const isHidden = soon && day?.showWhen !== undefined;
  const chosen = oneOf(random, [dayAt(someDay(random)), today, '', '2026-12-31', '0999-01-01']);
  return {
    soon,
    ...(!isHidden && { Day: random() < 0.7 ? dayAt(someDay(random)) : chosen }),
    Time: random() < 0.1 ? '' : clock(random),
    id: Date.UTC(2027, 11, 21),
    Sent: random() < 0.02 ? 'x' : `${today}${isMoment ? 'T23:59:59-05:00' : ''}`,
  };
};

const forms = Array.from({ length: 100 }, (_, seed) => openingForm(seed + 1));
const eachForm = 100;

test('ten thousand records: the server takes the days and times that the browser takes', () => {
  const isAllowed = rulesDecision(forms);
  const differ: string[] = [];
  let stored = 0;
  for (const [place, form] of forms.entries()) {
    const random = randomOf(3000 + place);
    const judge = judgeOf(form);
    for (let count = 0; count < eachForm; count += 1) {
      const record = recordBy(form, random);
      const { expected, collection } = judge('', record);
      if (expected) stored += 1;
      if (isAllowed({ collection, record }) !== expected) {
        differ.push(JSON.stringify({ collection, record, expected }));
      }
    }
  }
  expect(differ).toEqual([]);
  // Enough of both.
  expect(stored).toBeGreaterThan(1500);
  expect(stored).toBeLessThan(8500);
});
