import { addDays, dayLength, isBetween, midnight, weekdayOf } from './calendar';
import { shownAt } from './clocks';
import { minutesOf, parseSpan, type Span, spansOn, weekdays } from './hour-span';
import type { Hours } from './hours';

/** How many days ahead the next opening is looked for: beyond a season in which nobody is there. */
const farthest = 400;

/**
 * Whether it is open at a moment. `until` is the closing time as the hours say it, undefined if it does not
 * close within a day; `opens` is the next opening, so many `days` after today, undefined if none is known.
 */
export type Opening =
  | { isOpen: true; until: string | undefined }
  | { isOpen: false; opens: { date: string; days: number; time: string } | undefined };

type Clocks = (moment: number) => number;

/**
 * The moment at which the clocks show this. Of a time that comes twice it is the first one; a time that is left
 * out when clocks go forward comes as much later (as Temporal's “compatible”).
 */
const momentOf = (shown: number, clocks: Clocks): number => {
  const [before, after] = [-dayLength, dayLength].map((away) => {
    const near = shown + away;
    return shown - (clocks(near) - near);
  }) as [number, number];
  return clocks(before) === shown || clocks(after) !== shown ? before : after;
};

/** The opening hours that begin on a day, as they are written, the earliest first. */
export const opensOn = ({ week, special = [] }: Hours, date: string): string[] => {
  const exception = special.find(({ from, to = from }) => isBetween(date, { from, to }));
  return exception ? [...(exception.open ?? [])].sort() : spansOn(week, weekdays[weekdayOf(date)]);
};

type Placed = Span & { date: string; days: number; from: number; to: number };

/** All spans from yesterday on, which may last until today. */
const spansFrom = function* (hours: Hours, today: string, clocks: Clocks): Generator<Placed> {
  for (let days = -1; days <= farthest; days += 1) {
    const date = addDays(today, days);
    for (const span of opensOn(hours, date).flatMap((written) => parseSpan(written) ?? [])) {
      const [opens, closes] = [minutesOf(span.opens), minutesOf(span.closes)];
      const at = (minutes: number) => momentOf(midnight(date) + minutes * 60_000, clocks);
      const to = at(closes <= opens ? closes + minutesOf('24:00') : closes);
      yield { ...span, date, days, from: at(opens), to };
    }
  }
};

type Moment = { timeZone: string; moment: Date };

/** Whether hours say that it is open at a moment, and what comes next. Spans that touch are one. */
export const openingAt = (hours: Hours, { timeZone, moment }: Moment): Opening => {
  const now = moment.getTime();
  const clocks = (each: number) => shownAt(timeZone, each);
  const today = new Date(clocks(now)).toISOString().slice(0, 10);
  const spans = spansFrom(hours, today, clocks);
  let open: Placed | undefined;
  for (const span of spans) {
    if (open) {
      if (span.from > open.to) break;
      if (span.to > open.to) open = span;
      if (open.to - now >= dayLength) return { isOpen: true, until: undefined };
    } else if (span.to > now) {
      const { date, days, opens: time } = span;
      if (span.from > now) return { isOpen: false, opens: { date, days, time } };
      open = span;
    }
  }
  return open ? { isOpen: true, until: open.closes } : { isOpen: false, opens: undefined };
};
