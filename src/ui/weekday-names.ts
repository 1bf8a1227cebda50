import { orElse } from '../loading/browser-facilities';
import { weekdays, type Weekday } from '../schema/hour-span';

/** The 1st of January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1);
const day = 24 * 60 * 60 * 1000;

/** The days of the week by their names in a language, from Monday on. */
export const weekdayNames = (language: string): [weekday: Weekday, name: string][] => {
  const format = orElse(
    () => new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }),
    undefined,
  );
  return weekdays.map((weekday, index) => [
    weekday,
    format?.format(monday + index * day) ?? weekday,
  ]);
};

/** A day such as 2027-12-24 in words, the same wherever it is read. */
export const dayInWords = (date: string, language: string): string =>
  orElse(
    () =>
      new Intl.DateTimeFormat(language, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${date}T00:00:00Z`)),
    date,
  );
