import type { Rule } from './rule';

/** At least one digit, and 0-9 alone (specification, section 5). */
export const digits: Rule = {
  params: {},
  passes: (value) => /^[0-9]+$/.test(value),
  security: (value) => `${value}.matches('[0-9]+')`,
};
