/** @jest-environment node */
import type { ValueKind } from '../../../../src/fields/kind-module';
import type { PricePart } from '../../../../src/fields/price/schema';
import type { FieldDefinition } from '../../../../src/fields/registry';
import { valueKinds } from '../../../../src/fields/value-kinds';
import { formFields, workedOut } from '../../../../src/form/form-fields';
import type { FormDefinition } from '../../../../src/form/form-schema';
import { longestStayIn, type Season } from '../../../../src/rules/nights';
import type { RuleDefinition } from '../../../../src/rules/schemas';
import { addDays } from '../../../../src/schema/calendar';
import type { Hours } from '../../../../src/schema/hours';
import type { Values } from '../../../../src/schema/record';
import { runs, seeded, seeds } from '../../../../tests/runs';
import { rulesSize } from '../../../rules-language';
import { firestoreRules } from '../../../security-rules';
import { disagreements } from './disagreements';
import { type Random, randomOf } from './random';
import { oneOf } from './random-forms';
import { formOf, thatFits } from './record-cases';

/** Days that come back each year are the same in the browser and on the server, at the turn of the year and in leap years too. */

const upTo = (random: Random, most: number) => Math.floor(random() * (most + 1));

const mostNights = 20;

/** About the ends of two years, and of February in a year with a 29th and one without. */
const begins = ['2027-12-10', '2028-12-10', '2028-02-15', '2029-02-15'];
const someDay = (random: Random) => addDays(oneOf(random, begins) ?? '', upTo(random, 40));

const dayOfYear = (random: Random) =>
  random() < 0.2
    ? (oneOf(random, ['02-28', '02-29', '03-01', '12-31', '01-01']) ?? '')
    : someDay(random).slice(5);

/** A season that a stay cannot leave for the next one of its kind: the check asks for that. */
const seasonBy = (random: Random): Required<Season> & { from: string; to: string } => {
  const season = { from: dayOfYear(random), to: dayOfYear(random) };
  return longestStayIn(season) >= mostNights ? season : seasonBy(random);
};

const spanBy = (random: Random) => {
  const from = dayOfYear(random);
  return { from, to: random() < 0.6 ? dayOfYear(random) : undefined };
};

const named = (name: string) => ({ name, label: 'l' });

const seasonIds = ['low', 'high'];

const optionsBy = (random: Random) =>
  ['lake', 'garden', 'attic'].map((value) => ({
    value,
    ...(random() < 0.8 && { price: upTo(random, 20_000) / 100 }),
    seasonPrices: seasonIds
      .filter(() => random() < 0.6)
      .map((season) => ({ season, price: upTo(random, 30_000) / 100 })),
  }));

const hoursBy = (random: Random): Hours => ({
  week: [{ days: ['monday', 'tuesday', 'friday', 'sunday'], open: ['09:00–17:00', '22:00–02:00'] }],
  special: Array.from({ length: upTo(random, 3) }, () => ({
    ...spanBy(random),
    ...(random() < 0.5 && { open: ['10:00–12:00', '21:00–01:00'] }),
  })),
  closed: 'Closed',
});

const stayForm = (place: number): FormDefinition => {
  const random = randomOf(place);
  const nights = { arrival: 'Arrival', departure: 'Departure' };
  const ofOptions: PricePart[] = [
    { of: 'Room', nights, when: undefined },
    ...seasonIds.map((season) => ({
      of: 'Room',
      nights: { ...nights, ...seasonBy(random), season },
      when: undefined,
    })),
  ];
  const others = Array.from({ length: upTo(random, 2) }, () => ({
    amount: (upTo(random, 40_000) - 5000) / 100,
    nights: { ...nights, ...seasonBy(random) },
    when: undefined,
  }));
  const fields: FieldDefinition[] = [
    { kind: 'date', ...named('Arrival'), errorMessage: 'e' },
    { kind: 'date', ...named('Departure'), errorMessage: 'e' },
    { kind: 'time', ...named('Time'), errorMessage: 'e' },
    { kind: 'select', ...named('Room'), options: optionsBy(random) },
    { kind: 'price', ...named('Price'), currency: 'EUR', sum: [...ofOptions, ...others] },
    {
      kind: 'price',
      ...named('Deposit'),
      currency: 'EUR',
      sum: [{ of: 'Price', percent: 20, when: undefined }],
    },
  ];
  const hours = hoursBy(random);
  const rules: RuleDefinition[] = [
    {
      field: 'Arrival',
      check: 'not-on',
      message: 'm',
      whenFilled: true,
      days: [spanBy(random), { from: someDay(random) }],
    },
    {
      field: 'Departure',
      check: 'days-after',
      other: 'Arrival',
      message: 'm',
      whenFilled: true,
      least: 1,
      most: mostNights,
    },
    {
      field: 'Departure',
      check: 'days-after',
      other: 'Arrival',
      message: 'm',
      whenFilled: true,
      least: 3,
      ...spanBy(random),
      ...seasonBy(random),
    },
    ...(random() < 0.5
      ? ([
          { field: 'Arrival', check: 'opening-day', hours, whenFilled: true, message: 'm' },
          {
            field: 'Time',
            check: 'opening-time',
            day: 'Arrival',
            hours,
            whenFilled: true,
            message: 'm',
          },
        ] as const)
      : []),
  ];
  return formOf(`yearly_${place}`, { fields, rules });
};

/** The record of a form as the browser sends it, but that its rules were not asked. */
const recordBy = (form: FormDefinition, random: Random): Record<string, unknown> => {
  const arrival = someDay(random);
  const values: Values = {
    Arrival: random() < 0.1 ? '' : arrival,
    Departure: random() < 0.1 ? '' : addDays(arrival, upTo(random, mostNights + 2)),
    Time: oneOf(random, ['', '00:30', '01:30', '10:30', '21:30', '23:30']) ?? '',
    Room: oneOf(random, ['', 'lake', 'garden', 'attic']) ?? '',
    Price: 0,
    Deposit: 0,
  };
  const kindOf = ({ kind }: FieldDefinition) => valueKinds[kind] as ValueKind;
  const today = '2027-12-01';
  const sent = workedOut(formFields(form), kindOf)({ values, today });
  return { ...sent, id: Date.UTC(2027, 11, 1), Date: today };
};

const forms = seeds({ short: 12, full: 120 }).map(thatFits(stayForm));

test(seeded('the server takes the days of every year that the browser takes, at its price'), () => {
  const { differ, stored, refused } = disagreements(forms, {
    salt: 7000,
    eachForm: 100,
    recordsBy: (form, random) => {
      const sent = recordBy(form, random);
      return [
        sent,
        { ...sent, Price: Number(sent.Price) + 0.01 },
        { ...sent, Deposit: Number(sent.Deposit) - 0.01 },
      ];
    },
  });
  expect(differ).toEqual([]);
  expect(stored).toBeGreaterThan(runs({ short: 150, full: 1500 }));
  expect(refused).toBeGreaterThan(runs({ short: 1000, full: 10_000 }));
});

test.each([
  [1, 215],
  [4, 430],
])('a price of %s seasons of every year asks for less than %s expressions', (seasons, most) => {
  const days: FieldDefinition[] = ['Arrival', 'Departure'].map((name) => ({
    kind: 'date',
    ...named(name),
    errorMessage: 'e',
  }));
  const months = ['01', '04', '07', '10'];
  const price: FieldDefinition = {
    kind: 'price',
    ...named('Price'),
    currency: 'EUR',
    sum: months.slice(0, seasons).map((month) => ({
      amount: 90,
      nights: {
        arrival: 'Arrival',
        departure: 'Departure',
        from: `${month}-01`,
        to: `${month}-28`,
      },
      when: undefined,
    })),
  };
  const sizeOf = (fields: FieldDefinition[]) =>
    rulesSize(firestoreRules([formOf('stays', { fields, rules: [] })])).expressions;
  expect(sizeOf([...days, price]) - sizeOf(days)).toBeLessThan(most);
});
