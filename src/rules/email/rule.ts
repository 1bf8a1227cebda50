import { characterCount } from '../../schema/character-count';
import type { Rule } from '../rule';

/** RFC 5321, section 4.5.3.1.3: a path has at most 256 octets, two of them its angle brackets. */
export const longest = 254;

/** A dot with at least one sign on either side; no part can match in two ways, so time is linear. */
export const shape = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/su;

/** Text, an at sign, text, a dot, text, no spaces (specification, section 5). */
export const email: Rule = {
  passes: (value) => characterCount(value) <= longest && shape.test(value),
};
