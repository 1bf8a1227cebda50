import type { Value } from '../../schema/record';
import type { Rule } from '../rule';

export const shape = /^\s*\S.*$/su;

/** Something is there; blanks alone are nothing (specification, section 5: "is not empty"). */
export const required: Rule<object, Value> = {
  asks: ['text', 'number', 'list'],
  passes: (value) =>
    typeof value === 'string'
      ? shape.test(value)
      : Array.isArray(value)
        ? value.length > 0
        : value !== null,
};
