import { matchesCondition } from '../matches-condition';
import type { Rule } from '../rule';

const shape = /^\s*\S.*$/su;

/** Something is there; blanks alone are nothing (specification, section 5: "is not empty"). */
export const required: Rule = {
  passes: (value) => shape.test(value),
  security: (value) => matchesCondition(value, shape),
};
