import { blank } from '../../src/rules/passes';
import { shape } from '../../src/rules/required/rule';
import type { Sort } from '../../src/rules/rule';
import { matchesCondition } from './matches-condition';

type Write = (value: string) => string;

const filled: Record<Sort, Write> = {
  text: (value) => matchesCondition(value, shape),
  flag: (value) => value,
  number: (value) => `${value} != null`,
  list: (value) => `${value}.size() > 0`,
};

const empty: Record<Sort, Write> = {
  text: (value) => matchesCondition(value, blank),
  flag: (value) => `!${value}`,
  number: (value) => `${value} == null`,
  list: (value) => `${value}.size() == 0`,
};

/** Something is there, in a value that a field of this sort holds: not what `isBlank` says. */
export const filledCondition = (value: string, sort: Sort): string => filled[sort](value);

/** Nothing is there, as `isBlank` has it. */
export const emptyCondition = (value: string, sort: Sort): string => empty[sort](value);
