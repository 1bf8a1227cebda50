import { dayOfLimit } from '../../rules/predicates';
import type { RuleDefinition } from '../../rules/schemas';
import { today } from '../../rules/today';
import { leastDay, recentDate, validDate } from '../../schema/calendar-day';

/**
 * The last day with a four-digit year: without a maximum, browsers accept five digits. HTML's checker takes
 * years from 3000 on for typing errors.
 */
const lastDay = '2999-12-31';

type DayLimits = { min: string; max: string };

/** The days that a field may hold: from `leastDay` on, unless a rule names an earlier one. */
export const daysFor = (rules: readonly RuleDefinition[]): RegExp =>
  rules.some(
    (rule) =>
      rule.check === 'not-before' &&
      !rule.clientOnly &&
      rule.date !== today &&
      rule.date < leastDay,
  )
    ? validDate
    : recentDate;

/**
 * The first and the last day that `rules` allow, for the browser's calendar. `day` is today where the visitor
 * is; it is unknown in the page's HTML, where rules about today set no limit.
 */
export const dayLimits = (rules: readonly RuleDefinition[], day: string | undefined): DayLimits => {
  const daysOf = (check: 'not-before' | 'not-after') =>
    rules
      .flatMap((rule) => (rule.check === check && 'date' in rule ? rule : []))
      .flatMap((rule) =>
        rule.date === today && day === undefined ? [] : dayOfLimit(rule, day ?? ''),
      )
      // With the year first, days sort as text.
      .sort();
  return {
    min: daysOf('not-before').at(-1) ?? leastDay,
    max: daysOf('not-after')[0] ?? lastDay,
  };
};
