import { number } from 'yup';

const largest = 1_000_000;

/** An amount of money in a currency: prices of options, and what a price adds up. */
export const amount = (words: string, whenOmitted: string) =>
  number()
    .typeError('must be a number, without quotes')
    .min(-largest, `must be ${-largest} or more`)
    .max(largest, `must be ${largest} or less`)
    .test(
      'cents',
      'must be rounded to two decimals',
      (value) => value === undefined || Number(value.toFixed(2)) === value,
    )
    .optional()
    .meta({ description: words, whenOmitted });
