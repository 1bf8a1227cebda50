import { beginningIn, isYearly, yearOf } from './calendar';
import type { Hours } from './hours';

/**
 * The day at `moment` in a time zone (IANA name, UTC if left out), such as 2026-03-31. Pages also run it as
 * text before the first paint, so it must use nothing from outside.
 */
export const dayIn = (timeZone: string | undefined, moment: Date): string => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: timeZone || 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = format.formatToParts(moment);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
};

/** Whether days of the site come back each year; Vite writes it. */
const hasYearlyDays = globalThis.__SITE__?.yearlyDays ?? true;

type SpecialDays = NonNullable<Hours['special']>;

/** With their years: days that come back each year as they come next. */
const asTheyCome = (special: SpecialDays, today: string): SpecialDays =>
  special
    .map((days) => {
      const { from, to = from } = days;
      if (!isYearly(from)) return days;
      const year = yearOf(today);
      const next = [year - 1, year]
        .map((each) => beginningIn(each, { from, to }))
        .find((each) => each.to >= today);
      const { from: first, to: last } = next ?? beginningIn(year + 1, { from, to });
      return { ...days, from: first, to: days.to === undefined ? undefined : last };
    })
    .sort((one, other) => one.from.localeCompare(other.from));

export const comingDays = ({ special = [] }: Hours, today: string): SpecialDays =>
  (hasYearlyDays && special.some(({ from }) => isYearly(from))
    ? asTheyCome(special, today)
    : special
  ).filter(({ from, to = from }) => to >= today);
