import { characterCount } from '../../schema/character-count';
import type { Rule } from '../rule';

/** At most this many characters, blanks at either end counted. */
export const maxLength: Rule<{ length: number }> = {
  passes: (value, { length }) => characterCount(value) <= length,
};
