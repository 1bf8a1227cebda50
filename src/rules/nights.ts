import { addDays, beginningIn, daysAfter, isBetween, isYearly, yearOf } from '../schema/calendar';

/** Whether days of the site come back each year; Vite writes it. */
const hasYearlyDays = globalThis.__SITE__?.yearlyDays ?? true;

/**
 * The days of a season, such as 2027-07-01; without a first or a last one it has no beginning or no end. Both without
 * their years, such as 07-01, it comes back each year.
 */
export type Season = { from?: string | undefined; to?: string | undefined };

export const isInSeason = (date: string, { from = date, to = date }: Season): boolean =>
  isBetween(date, { from, to });

/** A season that comes back each year, as those that may have a night between two days. */
const seasonsBetween = (arrival: string, departure: string, { from = '', to = '' }: Season) => {
  const first = Math.max(0, yearOf(arrival) - 1);
  const count = Math.max(0, Math.min(yearOf(departure), 9998) - first + 1);
  return Array.from({ length: count }, (_, at) => beginningIn(first + at, { from, to }));
};

/**
 * The nights from one day to another, only those that begin in the season; none where a day is missing, or the
 * departure is not after the arrival.
 */
export const nightsOf = (arrival: string, departure: string, season: Season = {}): number => {
  if (arrival === '') return 0;
  const { from, to } = season;
  if (hasYearlyDays && from !== undefined && isYearly(from)) {
    return seasonsBetween(arrival, departure, season).reduce(
      (sum, each) => sum + nightsOf(arrival, departure, each),
      0,
    );
  }
  const first = from !== undefined && from > arrival ? from : arrival;
  const end = to === undefined ? departure : addDays(to, 1);
  const last = end < departure ? end : departure;
  return first < last ? daysAfter(last, first) : 0;
};

/** A year without the 29th of February, in which a season leaves the fewest nights. */
const commonYear = 2025;

/** The most nights of a stay that cannot reach two seasons of one that comes back each year; any number for another one. */
export const longestStayIn = ({ from, to }: Season): number => {
  if (from === undefined || to === undefined || !isYearly(from)) return Infinity;
  const { to: last } = beginningIn(commonYear, { from, to });
  const { from: next } = beginningIn(yearOf(last) + (to < from ? 0 : 1), { from, to });
  return daysAfter(next, last) - 1;
};
