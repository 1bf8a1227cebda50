import type { Rule } from '../rule';

/** From the first sign that is no blank to the last there are `length` characters or more. */
export const shape = (length: number) =>
  length === 1 ? /^\s*\S.*$/su : new RegExp(String.raw`^\s*\S.{${length - 2},}\S\s*$`, 'su');

/** At least this many characters, blanks at either end not counted. */
export const minLength: Rule<{ length: number }> = {
  passes: (value, { length }) => shape(length).test(value),
};
