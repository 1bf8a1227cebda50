import { orElse } from '../loading/browser-facilities';
import { dayLength } from '../schema/calendar';
import { dateFormat } from '../schema/formats';
import { spansOn, type Weekday, weekdays } from '../schema/hour-span';
import type { Hours } from '../schema/hours';

/** The 1st of January 2024 was a Monday. */
const monday = Date.UTC(2024, 0, 1);

/** A date of that weekday, as Intl takes it: the first one is Monday. */
export const dateOfWeekday = (place: number) => monday + place * dayLength;

/** Days of the week with the same hours, in the order of the week; none of `spans` are closed days. */
export type DayGroup = { days: Weekday[]; spans: string[] };

/** The week in few lines, as on a sign: days with the same hours, breaks included, stand together, closed ones last. */
export const groupedDays = (hours: Hours): DayGroup[] => {
  const groups = new Map<string, DayGroup>();
  for (const weekday of weekdays) {
    const spans = spansOn(hours.week, weekday);
    const key = spans.join();
    const { days } = groups.get(key) ?? { days: [] };
    groups.set(key, { days: [...days, weekday], spans });
  }
  const all = [...groups.values()];
  return [
    ...all.filter(({ spans }) => spans.length > 0),
    ...all.filter(({ spans }) => spans.length === 0),
  ];
};

/** From the first to the last of days that follow each other in a week, which begins on a Monday. */
type Run = [first: number, last: number];

const runsOf = (days: readonly Weekday[]): Run[] =>
  days.reduce<Run[]>((runs, weekday) => {
    const place = weekdays.indexOf(weekday);
    const before = runs.at(-1);
    return before?.[1] === place - 1
      ? [...runs.slice(0, -1), [before[0], place]]
      : [...runs, [place, place]];
  }, []);

type Length = 'short' | 'long';

const formatsOf = (language: string, length: Length) => ({
  day: dateFormat(language, { weekday: length, timeZone: 'UTC' }),
  list: new Intl.ListFormat(
    language,
    length === 'short' ? { type: 'unit', style: 'short' } : { type: 'conjunction' },
  ),
});

/**
 * Days in a language: short as they are painted, “Tue–Fri” or “Mon, Sun”, or long as they are heard. Only three or
 * more that follow each other are a range.
 */
export const daysInWords = (
  days: readonly Weekday[],
  { language, length }: { language: string; length: Length },
): string =>
  orElse(() => {
    const { day, list } = formatsOf(language, length);
    const words = runsOf(days).flatMap(([first, last]) => {
      const name = (place: number) => day.format(dateOfWeekday(place));
      if (last - first < 2) return first === last ? [name(first)] : [name(first), name(last)];
      const written = day.formatRange(dateOfWeekday(first), dateOfWeekday(last));
      // Thin blanks in Node.js, usual ones in Chromium: a page is to find the text that was built.
      const range = written.replaceAll(/\s/gu, ' ');
      return length === 'short' ? range.replace(/ ?([–—-]) ?/u, '$1') : range;
    });
    return list.format(words);
  }, days.join(', '));
