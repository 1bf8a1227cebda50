const day = 24 * 60 * 60 * 1000;

/** When a day such as 2026-11-21 begins by UTC, in milliseconds. */
export const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** The place of its day in the week, from Monday; JavaScript's week begins on Sunday. */
export const weekdayOf = (date: string): number => (new Date(midnight(date)).getUTCDay() + 6) % 7;

/** The day after. */
export const nextDay = (date: string): string =>
  new Date(midnight(date) + day).toISOString().slice(0, 10);

/** How many days a day is after another one; NaN where one of them is no day. */
export const daysAfter = (date: string, other: string): number =>
  (midnight(date) - midnight(other)) / day;

/** A day as the days since 1970: the next one is 1 more. */
export const dayNumber = (date: string): number => midnight(date) / day;

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
  const end = to === undefined ? departure : nextDay(to);
  const last = end < departure ? end : departure;
  return first < last ? daysAfter(last, first) : 0;
};
