import { isBetween, isYearly } from '../../../src/schema/calendar';
import { minutesOf, parseSpan, type Weekday, weekdays } from '../../../src/schema/hour-span';
import { findIn, groupOf, listOf, textOf, walk } from '../../config-values/values';
import type { ErrorName } from '../../problems/catalogue/errors';
import { inQuotes } from '../../problems/nearest/meant-by';
import type { Finding } from '../../problems/problem';
import type { CheckedSite } from '../checked-site';
import { foundIf } from './found';

type Days = { from: string | undefined; to: string | undefined };

export const spanErrors: readonly ErrorName[] = ['endsBeforeBegin', 'yearInOne'];

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
        ? [{ error: 'doubledDay' as const, path: `${at}.from`, see: { path: other.at } }]
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
const isPast = ({ from = '', to = '' }: Days, today: string) =>
  /^\d{4}-\d\d-\d\d$/.test(to) && from <= to && to < today;

/** Special hours and a banner whose last day was before `today`: nobody sees them any more. */
export const pastDays = (
  { value }: { value: unknown },
  { today }: Pick<CheckedSite, 'today'>,
): Finding[] => {
  const hours = walk(value).flatMap(({ path, value: entry }) =>
    listOf(isHoursAt(path) && groupOf(entry).special).map((day, index) => {
      const at = `${path}.special[${index}]`;
      const { from, to = from } = groupOf(day);
      return { error: 'pastHours' as const, path: at, remove: at, from, to };
    }),
  );
  const { from, until: to } = groupOf(groupOf(value).banner);
  const banner = { error: 'pastBanner' as const, path: 'banner.until', remove: 'banner', from, to };
  return [...hours, banner].flatMap(({ error, path, remove, ...days }) => {
    const [first, last = ''] = [textOf(days.from), textOf(days.to)];
    const found = { error, path, parts: { found: last }, fix: { remove } };
    return foundIf(isPast({ from: first, to: last }, today), found);
  });
};
