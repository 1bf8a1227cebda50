import type { InferType } from 'yup';
import { amount } from '../../schema/amount';
import { optionalDay } from '../../schema/calendar-day';
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

type Part = { amount?: unknown; of?: unknown; nights?: { seasons?: unknown } | undefined };

type Whole = { sum?: unknown; average?: unknown; currency?: unknown; unit?: unknown };

/** A stay in a season. */
const nights = strictObject({
  arrival: calledField('The name of the field with the first day, of the kind date.'),
  departure: calledField('The name of the field with the last day, of the kind date.'),
  from: optionalDay(
    'The first night that counts: the beginning of a season.',
    'nights count from the arrival on',
  ),
  to: optionalDay(
    'The last night that counts: the end of a season.',
    'nights count up to the departure',
  ),
  seasons: text(
    'A collection of seasons: the name of its file in config/collections, without .ts. Each of their nights costs what the season says as its price; amount, of, from and to are left out.',
  )
    .optional()
    .meta({ shown: false, whenOmitted: 'each night costs the same' }),
})
  .test(
    'in-order',
    'must not have to before from: no night would count',
    (each) => !each?.from || !each.to || each.from <= each.to,
  )
  .meta({ group: { name: 'Nights', description: 'The days between two days.' } });

export type Stay = InferType<typeof nights>;

const part = strictObject({
  amount: amount('An amount, which may be below 0.', 'write of instead'),
  of: optionalText(
    'The name of a field whose options have prices: those of the chosen ones are added. Or that of a number, stars, a scale, or a matrix whose columns have numbers: these are added.',
    'write amount instead',
  ).meta(callsField),
  times: optionalList(
    'What it is multiplied by: names of fields of the kind number, and of lists or checkboxes, which count as many as they have entries.',
    'it counts once',
    calledField(),
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
    'must say either amount (a number) or of (the name of a field), or seasons in its nights',
    (each: Part | undefined) =>
      !each ||
      [each.amount, each.of, each.nights?.seasons].filter((way) => way !== undefined).length === 1,
  )
  .meta({
    group: {
      name: 'PricePart',
      description: 'An amount, the prices of options, or the number in a field.',
    },
    blank: { amount: 1 },
  });

export type PricePart = InferType<typeof part>;

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
      'Only the browser works it out, and the server takes any number: needed where the server cannot, as with halves of a number.',
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
