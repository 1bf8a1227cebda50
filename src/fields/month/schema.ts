import { usualText } from '../../schema/usual-text';
import { fieldSchema, initial, ofMonths, prefill } from '../field-schema';

export const monthSchema = fieldSchema(
  'month',
  'A month of a year, such as that in which a card expires or since when something is so: a list of months beside a line for the year. Stored as text like 2026-11.',
  {
    monthLabel: usualText('month.monthLabel', 'The words above the list of months.').meta({
      part: 'more',
    }),
    yearLabel: usualText('month.yearLabel', 'The words above the line for the year.').meta({
      part: 'more',
    }),
    placeholder: usualText(
      'select.placeholder',
      'The first words of the list of months, for example Please choose.',
    ).meta({ part: 'more' }),
    errorMessage: usualText(
      'month.errorMessage',
      'The error message for a month without a whole year, or a year without its month.',
    ).meta({ part: 'more' }),
    initial: initial(),
    prefill: prefill(),
  },
).meta({
  closed: true,
  fits: ofMonths,
  aliases: 'month-year expiry expiry-date card-expiry month-picker year-month since',
});
