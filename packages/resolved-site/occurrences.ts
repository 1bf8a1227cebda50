import type { EventDate } from '../../src/collections/structured-data';
import { addDays, daysAfter, midnight, weekdayOf } from '../../src/schema/calendar';
import { weekdays } from '../../src/schema/hour-span';
import { groupOf, listOf, textOf } from '../config-values/values';

/** More than a list shows of one series: a year of weekly dates, twice. */
const mostDates = 106;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(midnight(text));

/**
 * The days on which an event begins: its own, and those of its series, in order. `start` may hold a time, which all of
 * them have. Without an existing day there are none.
 */
export const occurrences = (start: string, repeats: unknown): string[] => {
  const [first = '', time] = start.split('T');
  if (!isDay(first)) return [];
  const withTime = (day: string) => (time === undefined ? day : `${day}T${time}`);
  const { days, until, except } = groupOf(repeats);
  const last = textOf(until);
  if (last === undefined || !isDay(last)) return [start];
  const weekdaysOfSeries = listOf(days).map((day) => weekdays.findIndex((each) => each === day));
  const left = listOf(except);
  const found: string[] = [];
  for (let day = first; day <= last && found.length < mostDates; day = addDays(day, 1)) {
    if (weekdaysOfSeries.includes(weekdayOf(day)) && !left.includes(day)) found.push(withTime(day));
  }
  return found;
};

/** How many days later it ends than it begins; both are days or moments. */
export const daysBetween = (start: string, end: string): number =>
  daysAfter(end.slice(0, 10), start.slice(0, 10));

/** The end of one date of a series: as many days after it as the first one ends after its own, at the same time. */
const endOn = (date: string, first: string, end: string | undefined) => {
  if (end === undefined) return undefined;
  const [, time] = end.split('T');
  const days = daysBetween(first, end);
  if (Number.isNaN(days) || (time === undefined && days <= 0)) return undefined;
  const day = addDays(date.slice(0, 10), days);
  return time === undefined ? day : `${day}T${time}`;
};

type Dated = { end?: unknown; repeats?: unknown };

/** When something that begins at `start` takes place: once, or on each date of its series. */
export const datesOf = (start: string, { end, repeats }: Dated): EventDate[] => {
  const ends = textOf(end);
  return occurrences(start, repeats).map((date) => ({
    start: date,
    end: repeats === undefined ? ends : endOn(date, start, ends),
  }));
};
