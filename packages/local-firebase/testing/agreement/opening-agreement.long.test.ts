/** @jest-environment node */
import type { FieldDefinition } from '../../../../src/fields/registry';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { weekdays } from '../../../../src/schema/hour-span';
import type { Hours } from '../../../../src/schema/hours';
import { minutesAhead } from '../../../../src/schema/local-moment';
import { runs, seed, seeded, seeds } from '../../../../tests/runs';
import { changesOf } from '../../../security-rules/clock-conditions';
import { disagreements } from './disagreements';
import { type Random, randomOf } from './random';
import { oneOf } from './random-forms';
import { formOf } from './record-cases';
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
  special: Array.from({ length: Math.floor(random() * 8) }, () => {
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
  const slots = random() < 0.4 && {
    every: oneOf(random, [15, 30, 45, 120]) ?? 30,
    ...(random() < 0.5 && { last: oneOf(random, [1, 30, 90]) ?? 30 }),
  };
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
        ...(slots && { slots }),
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

const forms = seeds({ short: 15, full: 100 }).map(openingForm);
const eachForm = 100;

test(seeded('the server takes the days and times that the browser takes'), () => {
  const { differ, stored } = disagreements(forms, {
    salt: 3000,
    eachForm,
    recordsBy: (form, random) => [recordBy(form, random)],
  });
  expect(differ).toEqual([]);
  // Enough of both.
  const share = stored / (forms.length * eachForm);
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.9);
});

const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'] as const;

/** Around the moments at which one of these zones changes its clocks, and at the turn of a year. */
const changes = [
  Date.UTC(2027, 2, 28, 1),
  Date.UTC(2027, 9, 31, 1),
  Date.UTC(2027, 2, 14, 7),
  Date.UTC(2027, 10, 7, 6),
  Date.UTC(2027, 3, 3, 15),
  Date.UTC(2027, 9, 2, 15, 30),
  Date.UTC(2027, 11, 31, 23),
];

const minute = 60 * 1000;

const alwaysOpen: Hours = {
  week: [{ days: [...weekdays], open: ['00:00–24:00'] }],
  special: [],
  closed: 'Closed',
};

const timedForms = zones.map((timeZone, place) => {
  const form = formOf(`timed_${place}`, {
    fields: [date('Day'), { kind: 'time', name: 'Time', label: 'l', errorMessage: 'e' }],
    rules: [
      {
        field: 'Time',
        check: 'opening-time',
        day: 'Day',
        timeZone,
        hours: alwaysOpen,
        message: 'm',
      },
    ],
  });
  return { ...form, record: { ...form.record, stamps: { id: 'milliseconds' as const } } };
});

/** A moment as clocks show it that are so many minutes ahead. */
const shownAs = (moment: number, ahead: number) =>
  new Date(moment + ahead * minute).toISOString().slice(0, 16).split('T');

test(seeded('what is over where the business is, the server refuses as the browser does'), () => {
  const each = runs({ short: 250, full: 2500 });
  const { differ, stored } = disagreements(timedForms, {
    salt: 7000,
    eachForm: each,
    recordsBy: (_form, random, place) => {
      const around = oneOf(random, changes) ?? 0;
      const id =
        around + Math.floor((random() - 0.5) * 240) * minute + Math.floor(random() * 2) * 59_999;
      const ahead = minutesAhead(zones[place] ?? 'UTC', id);
      const [Day = '', Time = ''] = shownAs(id, ahead + Math.floor((random() - 0.5) * 180));
      return [{ Day, Time, id }];
    },
  });
  expect(differ).toEqual([]);
  const share = stored / (timedForms.length * each);
  expect(share).toBeGreaterThan(0.25);
  expect(share).toBeLessThan(0.85);
});

test(
  seeded('what the browser took a moment ago the server takes, also while clocks change'),
  () => {
    const isAllowed = rulesDecision(timedForms);
    const lost: string[] = [];
    for (const [place, form] of timedForms.entries()) {
      const random = randomOf(seed + 9000 + place);
      const timeZone = zones[place] ?? 'UTC';
      for (let count = 0; count < runs({ short: 100, full: 500 }); count += 1) {
        const pressed = (oneOf(random, changes) ?? 0) + Math.floor((random() - 0.5) * 60) * minute;
        const [Day = '', Time = ''] = shownAs(pressed, minutesAhead(timeZone, pressed));
        const id = pressed + Math.floor(random() * 15 * minute);
        if (!isAllowed({ collection: form.record.collection, record: { Day, Time, id } })) {
          lost.push(`${timeZone}: ${Day} ${Time}, ${new Date(id).toISOString()}`);
        }
      }
    }
    expect(lost).toEqual([]);
  },
);

test.each([
  ['Europe/Berlin', '2026-07-01T10:00:00Z', 2],
  ['Europe/Berlin', '2045-12-31T10:00:00Z', 1],
  ['Europe/Berlin', '2046-07-01T10:00:00Z', 1],
  ['Australia/Sydney', '2045-12-31T10:00:00Z', 11],
  ['Australia/Sydney', '2046-01-01T10:00:00Z', 10],
  ['Asia/Tokyo', '2060-07-01T10:00:00Z', 9],
])('%s at %s is written down as %s hours ahead', (timeZone, moment, hours) => {
  const known = changesOf(timeZone).findLast(({ from }) => from <= Date.parse(moment));
  expect(known?.ahead).toBe(hours * 60 * minute);
});
