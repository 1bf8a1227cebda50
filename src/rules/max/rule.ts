import { amount } from '../amount';
import type { Rule } from '../rule';

/** At most so much, or so many. */
export const max: Rule<{ value: number }, number | null | string[]> = {
  asks: ['number', 'list'],
  passes: (value, { value: limit }) => amount(value) <= limit,
};
