/** Days of the calendar, written as 2026-11-21. They are reckoned by UTC, by which each has 24 hours. */

/** In milliseconds. */
export const dayLength = 24 * 60 * 60 * 1000;

/** When a day begins by UTC, in milliseconds since 1970; NaN for no day. */
export const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** 2026-12-08 for 2026-12-01 and 7. */
export const addDays = (date: string, days: number): string =>
  new Date(midnight(date) + days * dayLength).toISOString().slice(0, 10);

/** How many days a day is after another one; NaN where one of them is no day. */
export const daysAfter = (date: string, other: string): number =>
  (midnight(date) - midnight(other)) / dayLength;

/** A day as the days since 1970: the next one is 1 more. */
export const dayNumber = (date: string): number => midnight(date) / dayLength;

/** The place of its day in the week, from Monday; JavaScript's week begins on Sunday. */
export const weekdayOf = (date: string): number => (new Date(midnight(date)).getUTCDay() + 6) % 7;
