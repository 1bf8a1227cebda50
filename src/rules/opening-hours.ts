import { orElse } from '../loading/browser-facilities';
import { parseSpan, type Span, weekdays } from '../schema/hour-span';
import type { Hours } from '../schema/hours';
import { minutesAhead } from '../schema/local-moment';
import { nextDay, weekdayOf } from './nights';

/** The times of each day: those of special days, the first that fits, or of the day of the week, from Monday. */
export type DayTimes = {
  special: { from: string; to: string; times: Span[] }[];
  week: Span[][];
};

const isOvernight = ({ opens, closes }: Span) => closes <= opens;

const begun = (span: Span): Span[] => [isOvernight(span) ? { ...span, closes: '24:00' } : span];

const lasting = (span: Span): Span[] =>
  isOvernight(span) && span.closes !== '00:00' ? [{ opens: '00:00', closes: span.closes }] : [];

/** What begins on each day, until midnight; and what lasts into it from the day before. */
export const timesOf = ({ week, special = [] }: Hours): { begun: DayTimes; lasting: DayTimes } => {
  const spans = (written: readonly string[] = []) =>
    written.flatMap((each) => parseSpan(each) ?? []);
  const usual = weekdays.map((weekday) =>
    week.flatMap(({ days, open }) => (days.some((day) => day === weekday) ? spans(open) : [])),
  );
  return {
    begun: {
      special: special.map(({ from, to = from, open }) => ({
        from,
        to,
        times: spans(open).flatMap(begun),
      })),
      week: usual.map((times) => times.flatMap(begun)),
    },
    lasting: {
      special: special.map(({ from, to = from, open }) => ({
        from: nextDay(from),
        to: nextDay(to),
        times: spans(open).flatMap(lasting),
      })),
      week: weekdays.map((_, at) => usual[(at + 6) % 7]?.flatMap(lasting) ?? []),
    },
  };
};

/** All times at which it is open on some day. */
export const anyTimes = (hours: Hours): Span[] => {
  const { begun: own, lasting: late } = timesOf(hours);
  return [own, late].flatMap(({ special, week }) => [
    ...week.flat(),
    ...special.flatMap(({ times }) => times),
  ]);
};

const timesOn = ({ special, week }: DayTimes, day: string): Span[] => {
  const own = special.find(({ from, to }) => from <= day && day <= to);
  return own?.times ?? week[weekdayOf(day)] ?? [];
};

export const opensOn = (hours: Hours, day: string): boolean =>
  timesOn(timesOf(hours).begun, day).length > 0;

const holds = (times: readonly Span[], time: string) =>
  times.some(({ opens, closes }) => opens <= time && time < closes);

export const isOpenAt = (hours: Hours, time: string, day: string | undefined): boolean => {
  if (day === undefined) return holds(anyTimes(hours), time);
  const { begun: own, lasting: late } = timesOf(hours);
  return holds(timesOn(own, day), time) || holds(timesOn(late, day), time);
};

const minute = 60_000;

/**
 * How long what was chosen may be over when it is sent, in milliseconds: files take a while, and a minute may
 * end just then.
 */
export const sendingTime = 15 * minute;

type Asked = {
  timeZone: string;
  /** When it was sent, in milliseconds; left out while it is not. */
  sent?: number | undefined;
};

/** Whether a minute of a day, such as 09:30 of 2026-11-23, is over by the clocks of a time zone. */
export const isOver = (day: string, time: string, { timeZone, sent }: Asked): boolean => {
  const chosen = Date.parse(`${day}T${time}:00Z`) + minute;
  const ahead = (moment: number) => minutesAhead(timeZone, moment) * minute;
  const judge = () => {
    if (sent === undefined) return chosen <= Date.now() + ahead(Date.now());
    // Clocks may be changed while it is sent.
    return chosen + sendingTime <= sent + Math.min(ahead(sent), ahead(sent - sendingTime));
  };
  // A browser may not know the time zone.
  return orElse(judge, false);
};
