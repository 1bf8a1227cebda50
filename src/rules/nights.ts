import { addDays, daysAfter } from '../schema/calendar';

/** The days of a season, such as 2027-07-01; without a first or a last one it has no beginning or no end. */
export type Season = { from?: string | undefined; to?: string | undefined };

/** Whether a day is one of the season; with the year first, days sort as text. */
export const isInSeason = (date: string, { from = date, to = date }: Season): boolean =>
  date >= from && date <= to;

/**
 * The nights from one day to another, only those that begin in the season; none where a day is missing, or the
 * departure is not after the arrival.
 */
export const nightsOf = (arrival: string, departure: string, { from, to }: Season = {}): number => {
  if (arrival === '') return 0;
  const first = from !== undefined && from > arrival ? from : arrival;
  const end = to === undefined ? departure : addDays(to, 1);
  const last = end < departure ? end : departure;
  return first < last ? daysAfter(last, first) : 0;
};
