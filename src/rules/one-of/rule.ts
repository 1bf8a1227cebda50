import type { Rule } from '../rule';

/** One of the values; of choices, none but these. */
export const oneOf: Rule<{ values: string[] }, string | string[]> = {
  asks: ['text', 'list'],
  passes: (value, { values }) =>
    Array.isArray(value) ? value.every((each) => values.includes(each)) : values.includes(value),
};
