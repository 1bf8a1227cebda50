import { number } from 'yup';
import { plainNumber } from './plain-values';

const largest = 1_000_000;

const isOfTwoDecimals = (value: number | undefined) =>
  value === undefined || Number(value.toFixed(2)) === value;

const twoDecimals = 'must be rounded to two decimals';

/** An amount of money in a currency. */
export const wholeCents = () =>
  plainNumber()
    .min(-largest, `must be ${-largest} or more`)
    .max(largest, `must be ${largest} or less`)
    .test('cents', twoDecimals, isOfTwoDecimals);

/** Prices of options, and what a price adds up. */
export const amount = (words: string, whenOmitted: string) =>
  wholeCents().optional().meta({ description: words, whenOmitted });

const mostPercent = 1000;

/** A share in percent: 20, -10 or 8.1. */
export const percent = (words: string, whenOmitted: string) =>
  number()
    .typeError('must be a number, without quotes and without %')
    .min(-mostPercent, `must be ${-mostPercent} or more`)
    .max(mostPercent, `must be ${mostPercent} or less`)
    .test('hundredths', twoDecimals, isOfTwoDecimals)
    .optional()
    .meta({ description: words, whenOmitted, unit: '%' });
