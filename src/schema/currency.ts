import { calendarDay } from './calendar-day';
import { isCurrency } from './known-codes';
import { quotedText, requiredNumber } from './plain-values';
import { sample, strictObject } from './primitives';

export const currencyCode = (words: string) =>
  quotedText()
    .required('is missing: write the three capital letters of a currency, for example EUR')
    .test(
      'currency',
      'must be the three capital letters of a currency, for example EUR',
      (value) => value === undefined || isCurrency(value),
    )
    .meta({ description: words });

/** A currency in which prices are shown too, by a rate that an editor looked up. */
export const secondCurrency = strictObject({
  from: currencyCode('The currency of the prices.').meta({ blank: 'EUR' }),
  to: currencyCode('The other currency, in which they are shown too.')
    .meta({ blank: 'USD' })
    .test(
      'other',
      'must be another currency than “from”',
      (value, { parent }) => value !== (parent as { from?: unknown }).from,
    ),
  rate: requiredNumber().positive('must be more than 0').meta({
    description: 'How much of the other currency one of the first is, for example 1.08.',
    blank: 1.08,
  }),
  day: calendarDay('The day of this rate. Visitors read it below the prices.'),
  sample: sample(),
}).meta({ blank: { sample: true } });
