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

/** Times at which something may begin: so many minutes apart, the last one so many before closing. */
export type SlotTimes = { every: number; last?: number | undefined };

const dayMinutes = 24 * 60;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const timeAt = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((each) => String(each).padStart(2, '0')).join(':');

/** The slots of a span, in minutes from the midnight before it on: some may be on the next day. */
const slotsIn = (span: Span, { every, last = every }: SlotTimes): number[] => {
  const [first, closes] = [minutesOf(span.opens), minutesOf(span.closes)];
  const end = closes + (closes <= first ? dayMinutes : 0);
  const count = Math.floor((end - last - first) / every) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => first + at * every);
};

/** A slot as a span of its one minute. */
const minuteAt = (at: number): Span => ({ opens: timeAt(at), closes: timeAt(at + 1) });

/** Whether a span is a single minute, as slots are. */
export const isMinute = ({ opens, closes }: Span): boolean =>
  minutesOf(closes) - minutesOf(opens) === 1;

const isOvernight = ({ opens, closes }: Span) => closes <= opens;

type Slots = SlotTimes | undefined;

const begunOf =
  (slots: Slots) =>
  (span: Span): Span[] => {
    if (slots) return slotsIn(span, slots).flatMap((at) => (at < dayMinutes ? minuteAt(at) : []));
    return [isOvernight(span) ? { ...span, closes: '24:00' } : span];
  };

const lastingOf =
  (slots: Slots) =>
  (span: Span): Span[] => {
    if (slots) {
      return slotsIn(span, slots).flatMap((at) =>
        at < dayMinutes ? [] : minuteAt(at - dayMinutes),
      );
    }
    const lasts = isOvernight(span) && span.closes !== '00:00';
    return lasts ? [{ opens: '00:00', closes: span.closes }] : [];
  };

/** What begins on each day, until midnight, and what lasts into it from the day before: of slots only these. */
export const timesOf = (
  { week, special = [] }: Hours,
  slots?: Slots,
): { begun: DayTimes; lasting: DayTimes } => {
  const [begun, lasting] = [begunOf(slots), lastingOf(slots)];
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
export const anyTimes = (hours: Hours, slots?: Slots): Span[] => {
  const { begun: own, lasting: late } = timesOf(hours, slots);
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

/** The times of a day at which it is open, or of any day. */
const timesFor = (hours: Hours, day: string | undefined, slots: Slots): Span[] => {
  if (day === undefined) return anyTimes(hours, slots);
  const { begun: own, lasting: late } = timesOf(hours, slots);
  return [...timesOn(late, day), ...timesOn(own, day)];
};

type On = { day: string | undefined; slots?: Slots };

export const isOpenAt = (hours: Hours, time: string, { day, slots }: On): boolean =>
  holds(timesFor(hours, day, slots), time);

/** The slots of a day, or of any day, in order. */
export const slotsOn = (hours: Hours, { day, slots }: On): string[] =>
  [...new Set(timesFor(hours, day, slots).map(({ opens }) => opens))].sort();

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
  /** What time it is, in milliseconds; left out for now. */
  now?: number | undefined;
};

/** Whether a minute of a day, such as 09:30 of 2026-11-23, is over by the clocks of a time zone. */
export const isOver = (
  day: string,
  time: string,
  { timeZone, sent, now = Date.now() }: Asked,
): boolean => {
  const chosen = Date.parse(`${day}T${time}:00Z`) + minute;
  const ahead = (moment: number) => minutesAhead(timeZone, moment) * minute;
  const judge = () => {
    if (sent === undefined) return chosen <= now + ahead(now);
    // Clocks may be changed while it is sent.
    return chosen + sendingTime <= sent + Math.min(ahead(sent), ahead(sent - sendingTime));
  };
  // A browser may not know the time zone.
  return orElse(judge, false);
};
