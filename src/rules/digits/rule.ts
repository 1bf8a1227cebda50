import { matchesCondition } from '../matches-condition';
import type { Rule } from '../rule';

const shape = /^[0-9]+$/su;

/** At least one digit, and 0-9 alone (specification, section 5). */
export const digits: Rule = {
  passes: (value) => shape.test(value),
  security: (value) => matchesCondition(value, shape),
};
