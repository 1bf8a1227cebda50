import type { Rule } from '../rule';

export const shape = /^[0-9]+$/su;

/** At least one digit, and 0-9 alone (specification, section 5). */
export const digits: Rule = {
  passes: (value) => shape.test(value),
};
