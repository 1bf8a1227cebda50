import { minutesOf, parseSpan, spansOn, weekdays } from '../../../schema/hour-span';
import type { Hours } from '../../../schema/hours';

const dayLength = 24 * 60;

/** Minutes from the midnight before; what ends on the next day does so after 24:00. */
type Minutes = { from: number; to: number };

const placed = (written: string): Minutes[] => {
  const { opens, closes } = parseSpan(written) ?? {};
  if (opens === undefined || closes === undefined) return [];
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return [{ from, to: to <= from ? to + dayLength : to }];
};

/** At most so many hours are named. */
const mostTicks = 8;

/** Whole hours within the scale, as far apart as leaves room for their names. */
const ticksOf = ({ from, to }: Minutes): number[] => {
  const step = [1, 2, 3, 4, 6].find((hours) => (to - from) / (hours * 60) < mostTicks) ?? 12;
  const first = Math.ceil(from / 60 / step) * step;
  const count = Math.floor((to / 60 - first) / step) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, at) => first + at * step);
};

export type Bar = { start: number; length: number };

/**
 * The usual week on one scale, from the earliest opening to the latest closing: the bars of each weekday, from Monday
 * on, and the hours to be named. All places are in hundredths of the scale.
 */
export const dayScale = (hours: Hours) => {
  const days = weekdays.map((weekday) => spansOn(hours.week, weekday).flatMap(placed));
  const all = days.flat();
  const scale: Minutes =
    all.length === 0
      ? { from: 0, to: dayLength }
      : {
          from: Math.min(...all.map(({ from }) => from)),
          to: Math.max(...all.map(({ to }) => to)),
        };
  const length = scale.to - scale.from;
  const share = (minutes: number) => Math.round((minutes / length) * 10_000) / 100;
  return {
    days: days.map((spans) =>
      spans.map(({ from, to }): Bar => ({
        start: share(from - scale.from),
        length: share(to - from),
      })),
    ),
    ticks: ticksOf(scale).map((hour) => ({
      hour: hour > 24 ? hour - 24 : hour,
      at: share(hour * 60 - scale.from),
    })),
  };
};
