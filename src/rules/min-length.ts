import { whole } from '../contract/primitives';
import type { Rule } from './rule';

/** At least this many characters, blanks at either end not counted. */
export const minLength: Rule<{ length: number }> = {
  params: { length: whole().positive('must be more than 0') },
  passes: (value, { length }) => [...value.trim()].length >= length,
  security: (value, { length }) => `${value}.size() >= ${length}`,
};
