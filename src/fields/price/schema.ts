import type { InferType } from 'yup';
import { amount, percent } from '../../schema/amount';
import { areInOrder, isWholePart, notAlike, optionalDayOrYearly } from '../../schema/calendar-day';
import { countsWhen } from '../../schema/condition';
import { isCurrency } from '../../schema/known-codes';
import {
  flag,
  listOf,
  optionalGroup,
  optionalList,
  optionalText,
  strictObject,
  text,
} from '../../schema/primitives';
import { calledField, callsField } from '../../schema/record';
import { fieldSchema } from '../field-schema';

type Part = {
  amount?: unknown;
  of?: unknown;
  percent?: unknown;
  times?: unknown;
  each?: { of?: unknown } | undefined;
  nights?: { seasons?: unknown } | undefined;
};

type Whole = { sum?: unknown; average?: unknown; currency?: unknown; unit?: unknown };

/** A stay in a season. */
const nights = strictObject({
  arrival: calledField('The name of the field with the first day, of the kind date.'),
  departure: calledField('The name of the field with the last day, of the kind date.'),
  from: optionalDayOrYearly(
    'The first night that counts: the beginning of a season. Without a year, as 12-20, the season comes back each year; its end has none then either.',
    'nights count from the arrival on',
  ),
  to: optionalDayOrYearly(
    'The last night that counts: the end of a season.',
    'nights count up to the departure',
  ),
  seasons: text(
    'A collection of seasons. Each of their nights costs what the season says as its price; amount, from and to are left out. With of, each night costs what the chosen option says for its season (seasonPrices), and its usual price where it says nothing.',
  )
    .optional()
    .meta({
      shown: false,
      chooses: { name: 'collection' },
      whenOmitted: 'each night costs the same',
    }),
})
  .test('alike', notAlike, (each) => !each || isWholePart(each))
  .test(
    'in-order',
    'must not have to before from: no night would count',
    (each) => !each || areInOrder(each),
  )
  .meta({ group: { name: 'Nights', description: 'The days between two days.' } });

export type Stay = InferType<typeof nights> & {
  /** Of the prices of options by season: the season of these nights, by its id. Config has no such key. */
  season?: string | undefined;
};

const each = strictObject({
  list: text('The name of a field of the kind list.').meta(callsField),
  when: countsWhen(
    'An entry counts only while this holds. It names a field of the entry, or of the form where the entry has none of that name.',
    'each entry counts',
  ),
  of: text(
    'The name of a field of the entries whose options have prices, or of a number, stars or a scale: these are added; amount is left out.',
  )
    .optional()
    .meta({ ...callsField, whenOmitted: 'each entry counts once' }),
  times: optionalList(
    'What an entry is multiplied by, for example how many of it are wanted: names of its fields of the kind number, or of checkboxes, which count as many as are ticked.',
    'it is not multiplied',
    calledField(),
  ),
}).meta({
  group: { name: 'EachEntry', description: 'The entries of a list that count.' },
  ofEntriesOf: 'list',
});

export type EachEntry = InferType<typeof each>;

const given = (values: unknown[]) => values.filter((value) => value !== undefined).length;

/** An amount, a field, or a field of entries; of seasons their own price, or that of a field; of a share alone what stands above. */
const hasOneBase = ({ amount, of, percent, times, each: entries, nights: stay }: Part) => {
  const bases = given([amount, of, entries?.of]);
  if (stay?.seasons !== undefined) return given([amount, entries?.of]) === 0;
  if (bases > 0 || percent === undefined) return bases === 1;
  return given([times, entries, stay]) === 0;
};

const part = strictObject({
  amount: amount('An amount, which may be below 0.', 'write of instead'),
  of: optionalText(
    'The name of a field whose options have prices: those of the chosen ones are added. Or that of a number, stars, a scale, another price above, or a matrix whose columns have numbers: these are added.',
    'write amount instead',
  ).meta(callsField),
  percent: percent(
    'Only so many percent of it count: 20 is a deposit of 20 %, -10 a discount. Without amount and of, it is a share of what the parts above it add up to. Halves of a cent are rounded up.',
    'all of it counts',
  ),
  times: optionalList(
    'What it is multiplied by: names of fields of the kind number, and of lists or checkboxes, which count as many as they have entries.',
    'it counts once',
    calledField(),
  ),
  each: optionalGroup(
    'Counts it for each entry of a list of which something holds, or adds the prices in the entries.',
    'it does not depend on single entries',
    each,
  ),
  nights: optionalGroup(
    'Multiplies it by the nights between two days: none while one of them is empty, or the departure is not later.',
    'it does not depend on days',
    nights,
  ),
  when: countsWhen(),
})
  .test(
    'amount-or-field',
    'must say exactly one of amount (a number), of (the name of a field), of in each, or seasons in nights, which may have of beside it; percent may stand alone',
    (each: Part | undefined) => !each || hasOneBase(each),
  )
  .meta({
    group: {
      name: 'PricePart',
      description:
        'An amount, the prices of options, the number in a field, or a share. It is multiplied by all that times, each and nights say. A number that it names has a whole step and rules min and max, by which the server knows how large the price can be.',
    },
    blank: { amount: 1 },
  });

export type PricePart = Omit<InferType<typeof part>, 'nights'> & { nights?: Stay | undefined };

export const priceSchema = fieldSchema(
  'price',
  'A price, or without a currency any other number such as points or an average, that is worked out from the other fields and shown: nobody types it. Stored as a number, which the server works out again.',
  {
    currency: optionalText(
      'The currency, as a code of three letters: EUR, GBP, CHF.',
      'it is no price, but a number',
    )
      .test(
        'currency',
        'must be a code of three capital letters, for example EUR, GBP or CHF',
        (value) => value === undefined || isCurrency(value),
      )
      .meta({ shown: false }),
    unit: optionalText(
      'Words behind the number where it is no price, for example points.',
      'nothing is shown there',
    ),
    sum: listOf(
      'What is added up. An amount or a day that stands elsewhere too can be one of the values of config/site.ts, written as its name in braces.',
      part,
    )
      .optional()
      .meta({ whenOmitted: 'write average instead' }),
    average: listOf(
      'The names of the fields whose numbers are averaged, to two decimals: numbers, stars, scales, matrices whose columns have numbers, and fields whose options have prices. What is not answered does not count; where nothing is, there is no average.',
      calledField(),
    )
      .optional()
      .meta({ whenOmitted: 'write sum instead' }),
    clientOnly: flag(
      'Only the browser works it out, and the server takes any number: needed where the server cannot, as with halves of a number, or one that has no rules min and max.',
    ),
  },
)
  .test(
    'sum-or-average',
    'must say either sum or average',
    ({ sum, average }: Whole) => (sum === undefined) !== (average === undefined),
  )
  .test(
    'unit-of-number',
    'must have either a currency or a unit',
    ({ currency, unit }: Whole) => currency === undefined || unit === undefined,
  )
  .meta({
    closed: true,
    asked: { number: ['min', 'max'] },
    blank: { currency: 'EUR', sum: [{ amount: 1 }] },
    aliases:
      'total calculation calculated formula subtotal quote estimate computed average points result',
  });
