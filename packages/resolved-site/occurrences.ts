import type { EventDate } from '../../src/collections/structured-data';
import { weekdays } from '../../src/schema/hour-span';
import { groupOf, listOf, textOf } from '../config-values/values';

/** More than a list shows of one series: a year of weekly dates, twice. */
const mostDates = 106;

const dayMs = 24 * 60 * 60 * 1000;

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** 2026-12-08 for 2026-12-01 and 7. */
export const daysAfter = (day: string, days: number): string =>
  new Date(at(day) + days * dayMs).toISOString().slice(0, 10);

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at(text));

/** From 0 for monday. */
export const weekdayOf = (day: string): number => (new Date(at(day)).getUTCDay() + 6) % 7;

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
  for (let day = first; day <= last && found.length < mostDates; day = daysAfter(day, 1)) {
    if (weekdaysOfSeries.includes(weekdayOf(day)) && !left.includes(day)) found.push(withTime(day));
  }
  return found;
};

/** How many days later it ends than it begins; both are days or moments. */
export const daysBetween = (start: string, end: string): number =>
  Math.round((at(end.slice(0, 10)) - at(start.slice(0, 10))) / dayMs);

/** The end of one date of a series: as many days after it as the first one ends after its own, at the same time. */
const endOn = (date: string, first: string, end: string | undefined) => {
  if (end === undefined) return undefined;
  const [, time] = end.split('T');
  const days = daysBetween(first, end);
  if (Number.isNaN(days) || (time === undefined && days <= 0)) return undefined;
  const day = daysAfter(date.slice(0, 10), days);
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
