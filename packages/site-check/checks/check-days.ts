import { isBetween, isYearly } from '../../../src/schema/calendar';
import { minutesOf, parseSpan, type Weekday, weekdays } from '../../../src/schema/hour-span';
import { findIn, groupOf, listOf, textOf, type Values, walk } from '../../config-values/values';
import { inQuotes } from '../../problems/nearest/meant-by';
import type { FileFinding, Finding } from '../../problems/problem';

type Days = { from: string | undefined; to: string | undefined };

/** A last day, written at `at`, that is before the first one, or has a year where that has none. Days are compared as text. */
export const endsBefore = ({ from, to }: Days, at: { from: string; to: string }): Finding[] => {
  if (!from || !to) return [];
  if (isYearly(from) !== isYearly(to)) {
    const parts = { found: inQuotes(to), other: inQuotes(from) };
    return [{ error: 'yearInOne', path: at.to, parts, see: { path: at.from } }];
  }
  // Of every year, it goes on into the next one.
  if (from <= to || isYearly(from)) return [];
  const parts = { found: inQuotes(to), other: inQuotes(from) };
  return [{ error: 'endsBeforeBegin', path: at.to, parts, see: { path: at.from } }];
};

/** A span of a day in minutes from its midnight; one that ends the next day goes beyond 24 hours. */
type Placed = { path: string; written: string; from: number; to: number };

const placed = (open: unknown, path: string): Placed[] =>
  listOf(open).flatMap((written, at): Placed[] => {
    const span = typeof written === 'string' ? parseSpan(written) : undefined;
    if (!span || typeof written !== 'string') return [];
    const [from, closes] = [minutesOf(span.opens), minutesOf(span.closes)];
    const to = closes < from ? closes + minutesOf('24:00') : closes;
    return [{ path: `${path}[${at}]`, written, from, to }];
  });

/** Spans that begin before another one has ended. */
const overlaps = (spans: Placed[], day: string): Finding[] =>
  spans.flatMap((span, index): Finding[] => {
    const other = spans.slice(0, index).find(({ from, to }) => span.from < to && from < span.to);
    if (!other) return [];
    const parts = { found: `“${span.written}”`, other: `“${other.written}”`, day };
    return [{ error: 'overlappingHours', path: span.path, parts, see: { path: other.path } }];
  });

const pastMidnight = (spans: Placed[]): Placed[] =>
  spans
    .filter(({ to }) => to > minutesOf('24:00'))
    .map((span) => ({ ...span, from: 0, to: span.to - minutesOf('24:00') }));

const inWeek = (week: unknown, path: string): Finding[] => {
  const seen = new Set<string>();
  const spansOf = (day: Weekday | undefined) =>
    listOf(week).flatMap((entry, index) => {
      const { days, open } = groupOf(entry);
      const holds = listOf(days).includes(day);
      return holds ? placed(open, `${path}[${index}].open`) : [];
    });
  return weekdays
    .flatMap((day, index) => {
      const before = pastMidnight(spansOf(weekdays.at(index - 1)));
      return overlaps([...before, ...spansOf(day)], `on ${day}`);
    })
    .filter(({ path: at }) => !seen.has(at) && seen.add(at));
};

type Span = { from: string; to: string };

/** Whether a day of each year is in both; of those with a year by themselves, which may say otherwise for one year, not. */
const isDoubled = (one: Span, other: Span): boolean => {
  if (isYearly(one.from) !== isYearly(other.from)) return false;
  if (!isYearly(one.from)) return one.from <= other.to && other.from <= one.to;
  const begins = [one.from, other.from].map((day) => `2024-${day}`);
  return begins.some((day) => isBetween(day, one) && isBetween(day, other));
};

const inSpecial = (special: unknown, path: string): Finding[] => {
  const entries = listOf(special).map((entry, index) => {
    const { from, to = from, open } = groupOf(entry);
    return { at: `${path}[${index}]`, from: textOf(from) ?? '', to: textOf(to) ?? '', open };
  });
  return entries.flatMap(({ at, from, to, open }, index): Finding[] => {
    const other = entries
      .slice(0, index)
      .find((each) => from !== '' && isDoubled({ from, to }, each));
    return [
      ...overlaps(placed(open, `${at}.open`), 'on that day'),
      ...endsBefore({ from, to }, { from: `${at}.from`, to: `${at}.to` }),
      ...(other
        ? [{ error: 'doubledDay', path: `${at}.from`, see: { path: other.at } } as const]
        : []),
    ];
  });
};

const isHoursAt = (path: string) => path === 'hours' || path.endsWith('.hours');

/** Hours that overlap, and days that end before they begin. */
export const checkHours = (config: unknown): Finding[] =>
  findIn(config, ({ path, value }): Finding[] => {
    if (!isHoursAt(path)) return [];
    const { week, special } = groupOf(value);
    return [...inWeek(week, `${path}.week`), ...inSpecial(special, `${path}.special`)];
  });

/** One that ends before it begins is reported as that. */
const isPast = ({ from = '', to }: Days, today: string) =>
  to !== undefined && /^\d{4}-\d\d-\d\d$/.test(to) && from <= to && to < today;

const pastIn = (file: string, value: unknown, today: string): FileFinding[] => {
  const { from, until } = groupOf(groupOf(value).banner);
  const banner = { error: 'pastBanner', path: 'banner.until', remove: 'banner' } as const;
  const hours = walk(value).flatMap(({ path, value: entry }) =>
    listOf(isHoursAt(path) && groupOf(entry).special).map((day, index) => {
      const at = `${path}.special[${index}]`;
      const { from: first, to = first } = groupOf(day);
      return {
        error: 'pastHours',
        path: at,
        remove: at,
        from: textOf(first),
        to: textOf(to),
      } as const;
    }),
  );
  return [...hours, { ...banner, from: textOf(from), to: textOf(until) }]
    .filter((days) => isPast(days, today))
    .map(({ error, path, to = '', remove }) => {
      return { file, error, path, parts: { found: to }, fix: { remove } };
    });
};

/** Special hours and a banner whose last day was before `today`: nobody sees them any more. */
export const pastDays = (values: Values, today: string): FileFinding[] =>
  [...values].flatMap(([file, value]) => pastIn(file, value, today));
