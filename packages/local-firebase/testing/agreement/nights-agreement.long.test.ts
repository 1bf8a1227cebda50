/** @jest-environment node */
import type { ValueKind } from '../../../../src/fields/kind-module';
import type { FieldDefinition } from '../../../../src/fields/registry';
import { valueKinds } from '../../../../src/fields/value-kinds';
import { formFields, isShown, workedOut } from '../../../../src/form/form-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';
import type { RuleDefinition } from '../../../../src/rules/schemas';
import { weekdays } from '../../../../src/schema/hour-span';
import type { Values } from '../../../../src/schema/record';
import { runs, seeded, seeds } from '../../../../tests/runs';
import { rulesSize } from '../../../rules-language';
import { firestoreRules } from '../../../security-rules';
import { disagreements } from './disagreements';
import { type Random, randomOf } from './random';
import { oneOf } from './random-forms';
import { formOf, judgeOf } from './record-cases';
import { rulesDecision } from './rules-decision';

/** The stays that the browser takes, and what it says that they cost, are those of the server. */

const upTo = (random: Random, most: number) => Math.floor(random() * (most + 1));

/** About the end of February of a leap year. */
const firstDay = Date.UTC(2028, 1, 10);
const dayLength = 24 * 60 * 60 * 1000;
const dayAt = (days: number) => new Date(firstDay + days * dayLength).toISOString().slice(0, 10);
const someDay = (random: Random) => dayAt(upTo(random, 40));

const named = (name: string) => ({ name, label: 'l' });

const seasonBy = (random: Random) => ({
  ...(random() < 0.4 && { from: dayAt(upTo(random, 25)) }),
  ...(random() < 0.4 && { to: dayAt(15 + upTo(random, 25)) }),
});

const rulesBy = (random: Random): RuleDefinition[] => [
  {
    field: 'Arrival',
    check: 'not-on',
    message: 'm',
    whenFilled: random() < 0.7,
    weekdays: weekdays.filter(() => random() < 0.15),
    days: Array.from({ length: upTo(random, 4) }, () => {
      const from = upTo(random, 40);
      return { from: dayAt(from), to: random() < 0.5 ? dayAt(from + upTo(random, 3)) : undefined };
    }),
  },
  {
    field: 'Departure',
    check: 'days-after',
    other: 'Arrival',
    message: 'm',
    whenFilled: random() < 0.5,
    least: upTo(random, 2),
    ...(random() < 0.6 && { most: 10 + upTo(random, 20) }),
    ...seasonBy(random),
  },
  {
    field: 'Until',
    check: 'after',
    other: 'At',
    message: 'm',
    whenFilled: random() < 0.5,
    orSame: random() < 0.5,
  },
];

const stayForm = (place: number): FormDefinition => {
  const random = randomOf(place);
  const hidden = { showWhen: { field: 'No', filled: false } };
  const showWhen = (share: number) => (random() < share ? hidden : { showWhen: undefined });
  const ofDay = { errorMessage: 'e' };
  const fields: FieldDefinition[] = [
    { kind: 'checkbox', ...named('No') },
    { kind: 'date', ...named('Arrival'), ...ofDay, ...showWhen(0.3) },
    { kind: 'date', ...named('Departure'), ...ofDay, ...showWhen(0.3) },
    { kind: 'time', ...named('At'), ...ofDay, ...showWhen(0.3) },
    { kind: 'time', ...named('Until'), ...ofDay },
    { kind: 'number', ...named('Rooms'), errorMessage: 'e' },
    {
      kind: 'price',
      ...named('Price'),
      currency: 'EUR',
      sum: Array.from({ length: 1 + upTo(random, 3) }, () => ({
        amount: (upTo(random, 40_000) - 5000) / 100,
        ...(random() < 0.4 && { times: ['Rooms'] }),
        nights: { arrival: 'Arrival', departure: 'Departure', ...seasonBy(random) },
        when: undefined,
      })),
    },
  ];
  const most = { check: 'max', value: 9, whenFilled: true, message: 'm' } as const;
  const least = { check: 'min', value: 0, whenFilled: true, message: 'm' } as const;
  return formOf(`stays_${place}`, {
    fields,
    rules: [...rulesBy(random), { field: 'Rooms', ...least }, { field: 'Rooms', ...most }],
  });
};

const clock = (random: Random) => oneOf(random, ['', '09:30', '09:31', '10:00', '23:59']) ?? '';

/** The record of a form as the browser sends it, but that its rules were not asked. */
const recordBy = (form: FormDefinition, random: Random): Record<string, unknown> => {
  const arrival = upTo(random, 40);
  const all: Values = {
    No: random() < 0.2,
    Arrival: random() < 0.1 ? '' : dayAt(arrival),
    Departure: random() < 0.1 ? '' : dayAt(arrival + upTo(random, 24) - 4),
    At: clock(random),
    Until: clock(random),
    Rooms: random() < 0.1 ? null : upTo(random, 9),
  };
  const today = someDay(random);
  const asked = formFields(form);
  const values: Values = {};
  for (const { field, when } of asked) {
    if (isShown(when, { values, today })) values[field.name] = all[field.name] ?? null;
  }
  const sent = workedOut(asked, ({ kind }) => valueKinds[kind] as ValueKind)({ values, today });
  return { ...sent, id: Date.UTC(2028, 1, 1), Date: today };
};

const forms = seeds({ short: 12, full: 120 }).map(stayForm);

test(seeded('the server takes the stays that the browser takes, at its price'), () => {
  const { differ, stored, refused } = disagreements(forms, {
    salt: 5000,
    eachForm: 100,
    recordsBy: (form, random) => {
      const sent = recordBy(form, random);
      return [sent, { ...sent, Price: Number(sent.Price) + 0.01 }];
    },
  });
  expect(differ).toEqual([]);
  expect(stored).toBeGreaterThan(runs({ short: 100, full: 2000 }));
  expect(refused).toBeGreaterThan(runs({ short: 600, full: 6000 }));
});

describe('in the entries of a list', () => {
  const date = (name: string): FieldDefinition<'date'> => ({
    kind: 'date',
    ...named(name),
    errorMessage: 'e',
  });
  const list: FieldDefinition = {
    kind: 'list',
    ...named('Rides'),
    max: 3,
    fields: [date('Out'), date('Back')],
    rules: [
      { field: 'Out', check: 'not-on', weekdays: ['sunday'], whenFilled: true, message: 'm' },
      { field: 'Back', check: 'days-after', other: 'Out', least: 1, most: 7, message: 'm' },
    ],
  };
  const form = formOf('rides', { fields: [list], rules: [] });

  test.each<[string, string, boolean]>([
    ['2028-02-28', '2028-02-28', false],
    ['2028-02-28', '2028-02-29', true],
    ['2028-02-28', '2028-03-06', true],
    ['2028-02-28', '2028-03-07', false],
    ['2028-02-28', '', false],
    ['2028-02-27', '2028-02-28', false],
    ['', '2028-02-28', true],
    ['', '', true],
  ])('from %j to %j: %s', (out, back, expected) => {
    const entry = { Out: '2028-03-01', Back: '2028-03-02' };
    const rides = [entry, { Out: out, Back: back }];
    const record = { Rides: rides, id: Date.UTC(2028, 1, 1), Date: '2028-02-01' };
    expect(judgeOf(form)('', record).expected).toBe(expected);
    expect(rulesDecision([form])({ collection: 'rides', record })).toBe(expected);
  });
});

describe('what a request asks for it, of a thousand expressions in all', () => {
  const days: FieldDefinition[] = ['Arrival', 'Departure'].map((name) => ({
    kind: 'date',
    ...named(name),
    errorMessage: 'e',
  }));
  const sizeOf = (rules: RuleDefinition[], fields: FieldDefinition[] = []) =>
    rulesSize(firestoreRules([formOf('stays', { fields: [...days, ...fields], rules })]))
      .expressions;
  const costOf = (...more: Parameters<typeof sizeOf>) => sizeOf(...more) - sizeOf([]);
  const between = { field: 'Departure', other: 'Arrival', message: 'm' };
  const season = { from: '2027-07-01', to: '2027-08-31' };

  test.each<[RuleDefinition, number]>([
    [{ ...between, check: 'after' }, 16],
    [{ ...between, check: 'days-after', least: 2 }, 90],
    [{ ...between, check: 'days-after', least: 2, most: 14, ...season }, 112],
    [{ field: 'Arrival', check: 'not-on', weekdays: ['sunday'], message: 'm' }, 52],
  ])('%j: less than %s', (rule, most) => {
    expect(costOf([rule])).toBeLessThan(most);
  });

  const priceOf = (parts: number): FieldDefinition => ({
    kind: 'price',
    ...named('Price'),
    currency: 'EUR',
    sum: Array.from({ length: parts }, () => ({
      amount: 90,
      nights: { arrival: 'Arrival', departure: 'Departure', ...season },
      when: undefined,
    })),
  });

  test.each([
    [1, 165],
    [4, 280],
    [10, 510],
  ])('a price of %s seasons: less than %s', (parts, most) => {
    expect(costOf([], [priceOf(parts)])).toBeLessThan(most);
  });
});
