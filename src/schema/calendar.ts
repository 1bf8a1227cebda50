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

/** The part of a day that comes back each year: 12-24 of 2027-12-24. */
const dayOfYear = (date: string): string => date.slice('2027-'.length);

/** Whether a day is written without its year, as 12-24: it comes back each year. */
export const isYearly = (day: string): boolean => day.length === '12-24'.length;

/** A part of every year, from one day to another; one that ends before it begins goes on into the next year. */
export type PartOfYear = { from: string; to: string };

export const isInPartOfYear = (date: string, { from, to }: PartOfYear): boolean => {
  const day = dayOfYear(date);
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
};

/** Whether days of the site come back each year; Vite writes it. */
const hasYearlyDays = globalThis.__SITE__?.yearlyDays ?? true;

/** Whether a day is one of these, the first and the last among them; with the year first, days sort as text. */
export const isBetween = (date: string, { from, to }: { from: string; to: string }): boolean =>
  hasYearlyDays && isYearly(from) ? isInPartOfYear(date, { from, to }) : from <= date && date <= to;

export const yearOf = (date: string): number => Number(date.slice(0, 4));

const leapDay = '02-29';

const onDay = (year: number, day: string) => `${String(year).padStart(4, '0')}-${day}`;

/** The days of a part of every year where it begins in this one. The 29th of February is in some years only. */
export const beginningIn = (year: number, { from, to }: PartOfYear): PartOfYear => {
  const ends = to < from ? year + 1 : year;
  return {
    from: from === leapDay ? addDays(onDay(year, '02-28'), 1) : onDay(year, from),
    to: to === leapDay ? addDays(onDay(ends, '03-01'), -1) : onDay(ends, to),
  };
};
