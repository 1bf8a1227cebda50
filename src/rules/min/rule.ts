import { amount } from '../amount';
import type { Rule } from '../rule';

/** At least so much, or so many. */
export const min: Rule<{ value: number }, number | null | string[]> = {
  asks: ['number', 'list'],
  passes: (value, { value: limit }) => amount(value) >= limit,
};
