import type { Rule } from './rule';

/** Something is there; blanks alone are nothing (specification, section 5: "is not empty"). */
export const required: Rule = {
  params: {},
  passes: (value) => value.trim() !== '',
  security: (value) => `${value}.matches('(?s).*[^[:space:]].*')`,
};
