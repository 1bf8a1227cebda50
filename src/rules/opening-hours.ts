import { orElse } from '../loading/browser-facilities';
import { addDays, isBetween, isYearly, weekdayOf } from '../schema/calendar';
import { minutesOf, parseSpan, type Span, spansOn, weekdays } from '../schema/hour-span';
import type { Hours } from '../schema/hours';
import { minutesAhead } from '../schema/local-moment';

/** Whether days of the site come back each year; Vite writes it. */
const hasYearlyDays = globalThis.__SITE__?.yearlyDays ?? true;

/** A time at which something may begin, as 09:30. */
export type Slot = { at: string };

/** When it is open: a span, or of times to choose from each by itself. */
export type OpenTime = Span | Slot;

export const isSlot = (time: OpenTime): time is Slot => 'at' in time;

/** The times of each day: those of special days, the first that fits, or of the day of the week, from Monday. */
export type DayTimes = {
  special: { from: string; to: string; times: OpenTime[] }[];
  week: OpenTime[][];
};

/** Times at which something may begin: so many minutes apart, the last one so many before closing. */
export type SlotTimes = { every: number; last?: number | undefined };

type Slots = SlotTimes | undefined;

const dayMinutes = minutesOf('24:00');

const slotAt = (minutes: number): Slot => ({
  at: [Math.floor(minutes / 60), minutes % 60]
    .map((each) => String(each).padStart(2, '0'))
    .join(':'),
});

const isOvernight = ({ opens, closes }: Span) => closes <= opens;

/** The slots of a span, in minutes from the midnight before it on: some may be on the next day. */
const slotsIn = (span: Span, { every, last = every }: SlotTimes): number[] => {
  const [first, closes] = [minutesOf(span.opens), minutesOf(span.closes)];
  const end = closes + (isOvernight(span) ? dayMinutes : 0);
  const count = Math.floor((end - last - first) / every) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => first + at * every);
};

/** What of a span is on the day on which it begins, until midnight, and what lasts into the next one. */
const atMidnight = (span: Span, slots: Slots): { begun: OpenTime[]; lasting: OpenTime[] } => {
  if (slots) {
    const all = slotsIn(span, slots);
    return {
      begun: all.filter((at) => at < dayMinutes).map(slotAt),
      lasting: all.filter((at) => at >= dayMinutes).map((at) => slotAt(at - dayMinutes)),
    };
  }
  if (!isOvernight(span)) return { begun: [span], lasting: [] };
  const { closes } = span;
  return {
    begun: [{ ...span, closes: '24:00' }],
    lasting: closes === '00:00' ? [] : [{ opens: '00:00', closes }],
  };
};

/** The next day; of a day that comes back each year that of a leap year. */
const dayAfter = (day: string) =>
  hasYearlyDays && isYearly(day)
    ? addDays(`2024-${day}`, 1).slice('2024-'.length)
    : addDays(day, 1);

/** What begins on each day, until midnight, and what lasts into it from the day before: of slots only these. */
export const timesOf = (
  { week, special = [] }: Hours,
  slots?: Slots,
): { begun: DayTimes; lasting: DayTimes } => {
  const cut = (written: readonly string[] = []) => {
    const all = written
      .flatMap((each) => parseSpan(each) ?? [])
      .map((span) => atMidnight(span, slots));
    return {
      begun: all.flatMap(({ begun }) => begun),
      lasting: all.flatMap(({ lasting }) => lasting),
    };
  };
  const usual = weekdays.map((weekday) => cut(spansOn(week, weekday)));
  const unusual = special.map(({ from, to = from, open }) => ({ from, to, ...cut(open) }));
  return {
    begun: {
      special: unusual.map(({ from, to, begun }) => ({ from, to, times: begun })),
      week: usual.map(({ begun }) => begun),
    },
    lasting: {
      special: unusual.map(({ from, to, lasting }) => ({
        from: dayAfter(from),
        to: dayAfter(to),
        times: lasting,
      })),
      week: weekdays.map((_, at) => usual.at(at - 1)?.lasting ?? []),
    },
  };
};

/** All times at which it is open on some day. */
export const anyTimes = (hours: Hours, slots?: Slots): OpenTime[] => {
  const { begun: own, lasting: late } = timesOf(hours, slots);
  return [own, late].flatMap(({ special, week }) => [
    ...week.flat(),
    ...special.flatMap(({ times }) => times),
  ]);
};

const timesOn = ({ special, week }: DayTimes, day: string): OpenTime[] => {
  const own = special.find((each) => isBetween(day, each));
  return own?.times ?? week[weekdayOf(day)] ?? [];
};

export const opensOn = (hours: Hours, day: string): boolean =>
  timesOn(timesOf(hours).begun, day).length > 0;

const holds = (times: readonly OpenTime[], time: string) =>
  times.some((each) =>
    isSlot(each) ? each.at === time : each.opens <= time && time < each.closes,
  );

/** The times of a day at which it is open, or of any day. */
const timesFor = (hours: Hours, day: string | undefined, slots: Slots): OpenTime[] => {
  if (day === undefined) return anyTimes(hours, slots);
  const { begun: own, lasting: late } = timesOf(hours, slots);
  return [...timesOn(late, day), ...timesOn(own, day)];
};

type On = { day: string | undefined; slots?: Slots };

export const isOpenAt = (hours: Hours, time: string, { day, slots }: On): boolean =>
  holds(timesFor(hours, day, slots), time);

/** The slots of a day, or of any day, in order. */
export const slotsOn = (hours: Hours, { day, slots }: On): string[] =>
  [
    ...new Set(
      timesFor(hours, day, slots)
        .filter(isSlot)
        .map(({ at }) => at),
    ),
  ].sort();

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
