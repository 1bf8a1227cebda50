import type { Rule } from '../rule';

export const shape = /^\s*\S.*$/su;

/** Something is there; blanks alone are nothing (specification, section 5: "is not empty"). */
export const required: Rule = {
  passes: (value) => shape.test(value),
};
