import type { Rule } from '../rule';
import { today as sent } from '../today';

/** This day or a later one; written year first, days are in the order of their letters. */
export const notBefore: Rule<{ date: string }> = {
  passes: (value, { date }, { today }) => value !== '' && value >= (date === sent ? today : date),
};
