import type { Value } from '../../schema/record';
import type { Rule } from '../rule';

/** The same as in another field; what is hidden holds nothing. */
export const sameAs: Rule<{ other: string }, Value> = {
  asks: ['text', 'flag', 'number'],
  passes: (value, { other }, { values }) => value === (values[other] ?? null),
};
