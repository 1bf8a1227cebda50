import { parseSpan, weekdays, type Weekday } from '../../../src/schema/hour-span';
import { becomes, type Finding } from '../finding';
import { inQuotes } from '../nearest/meant-by';
import { groupOf, listOf, textOf } from '../read/values';
import { findIn } from '../read/walk';
import { endsBefore } from './ends-before';

/** A span of a day in minutes from its midnight; what ends the day after reaches beyond 24 hours. */
type Placed = { path: string; written: string; from: number; to: number };

const minutes = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

const placed = (open: unknown, path: string): Placed[] =>
  listOf(open).flatMap((written, at): Placed[] => {
    const span = typeof written === 'string' ? parseSpan(written) : undefined;
    if (!span || typeof written !== 'string') return [];
    const [from, closes] = [minutes(span.opens), minutes(span.closes)];
    const to = closes < from ? closes + minutes('24:00') : closes;
    return [{ path: `${path}[${at}]`, written, from, to }];
  });

const asTime = (minute: number) =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** What of a span is left once another one has ended, as its text. */
const rest = (span: Placed, other: Placed) =>
  other.from <= span.from && other.to < span.to && span.to <= minutes('24:00')
    ? inQuotes(`${asTime(other.to)}–${asTime(span.to)}`)
    : undefined;

/** Those that begin before another one has ended. */
const overlaps = (spans: Placed[], day: string): Finding[] =>
  spans.flatMap((span, index): Finding[] => {
    const other = spans.slice(0, index).find(({ from, to }) => span.from < to && from < span.to);
    if (!other) return [];
    const parts = { found: `“${span.written}”`, other: `“${other.written}”`, day };
    const see = { path: other.path };
    return [
      { error: 'overlappingHours', path: span.path, parts, see, ...becomes(rest(span, other)) },
    ];
  });

/** What of a day's spans reaches into the day after. */
const pastMidnight = (spans: Placed[]): Placed[] =>
  spans
    .filter(({ to }) => to > minutes('24:00'))
    .map((span) => ({ ...span, from: 0, to: span.to - minutes('24:00') }));

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

const inSpecial = (special: unknown, path: string): Finding[] => {
  const entries = listOf(special).map((entry, index) => {
    const { from, to = from, open } = groupOf(entry);
    return { at: `${path}[${index}]`, from: textOf(from) ?? '', to: textOf(to) ?? '', open };
  });
  return entries.flatMap(({ at, from, to, open }, index): Finding[] => {
    const other = entries
      .slice(0, index)
      .find((each) => from !== '' && from <= each.to && each.from <= to);
    return [
      ...overlaps(placed(open, `${at}.open`), 'on that day'),
      ...endsBefore({ from, to }, { from: `${at}.from`, to: `${at}.to` }),
      ...(other
        ? [{ error: 'doubledDay', path: `${at}.from`, see: { path: other.at } } as const]
        : []),
    ];
  });
};

/** Hours that overlap, and days that end before they begin. */
export const checkHours = (config: unknown): Finding[] =>
  findIn(config, ({ path, value }): Finding[] => {
    if (path !== 'hours' && !path.endsWith('.hours')) return [];
    const { week, special } = groupOf(value);
    return [...inWeek(week, `${path}.week`), ...inSpecial(special, `${path}.special`)];
  });
