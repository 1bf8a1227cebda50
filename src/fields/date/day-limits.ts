import type { RuleDefinition } from '../../rules/schemas';
import { today } from '../../rules/today';

/**
 * The last day of a year of four digits, since browsers let five be typed where no day is the last. HTML's
 * checker takes a year from 3000 on for a slip.
 */
const lastDay = '2999-12-31';

type DayLimits = { min: string | undefined; max: string };

/**
 * The first and the last day that `rules` let through, for the browser's own calendar. `day` is today
 * where the visitor is; while nobody knows it, in the page's HTML, rules of today limit nothing.
 */
export const dayLimits = (rules: readonly RuleDefinition[], day: string | undefined): DayLimits => {
  const daysOf = (check: 'not-before' | 'not-after') =>
    rules
      .flatMap((rule) => (rule.check === check && 'date' in rule ? [rule.date] : []))
      .flatMap((date) => (date === today ? (day ?? []) : date))
      // Written year first, days are in the order of their letters.
      .toSorted();
  return { min: daysOf('not-before').at(-1), max: daysOf('not-after')[0] ?? lastDay };
};
