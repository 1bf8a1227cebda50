import { isYearly } from '../../../src/schema/calendar';
import { validDate } from '../../../src/schema/calendar-day';
import { dateFormat } from '../../../src/schema/formats';

/** Days as Settings show them: with their year, or each year. */

export const twoDigits = (number: number) => String(number).padStart(2, '0');

export const monthNames = Array.from({ length: 12 }, (_, month) =>
  dateFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 1)),
);

/** How many days a month has, in some years at least. */
export const lengthOf = (month: number) => new Date(Date.UTC(2024, month, 0)).getUTCDate();

export const isDayOfYear = (value: unknown): value is string =>
  typeof value === 'string' && isYearly(value) && validDate.test(`2024-${value}`);

/** The first day of this name that is not before another one; of the 29th of February the day before, in most years. */
const nextOf = (day: string, from: string): string => {
  const inYear = (year: number) => {
    const date = `${year}-${day}`;
    return validDate.test(date) ? date : `${year}-02-28`;
  };
  const year = Number(from.slice(0, 4));
  return inYear(year) < from ? inYear(year + 1) : inYear(year);
};

/**
 * Days of a group that come back each year, as the next ones with a year; or the reverse. What is no day stays. In the
 * order of the group, where a beginning is before its end.
 */
export const otherDays = (
  days: readonly { key: string; value: unknown }[],
  { isEachYear, today }: { isEachYear: boolean; today: string },
): { key: string; value: string }[] => {
  let from = today;
  return days.flatMap(({ key, value }) => {
    if (typeof value !== 'string') return [];
    if (isEachYear) {
      return validDate.test(value) ? [{ key, value: value.slice('2027-'.length) }] : [];
    }
    if (!isDayOfYear(value)) return [];
    const next = nextOf(value, from);
    from = next;
    return [{ key, value: next }];
  });
};
