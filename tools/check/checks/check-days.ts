import { parseSpan, type Weekday, weekdays } from '../../../src/schema/hour-span';
import {
  findIn,
  groupOf,
  listOf,
  textOf,
  valueAt,
  type Values,
  walk,
} from '../../config-reader/values';
import { inQuotes } from '../../nearest/meant-by';
import { becomes, type FileFinding, type Finding } from '../../problems/problem';

type Days = { from: string | undefined; to: string | undefined };

/** The same day a year later, for a year that was not increased. */
const yearLater = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** A longer closure is not a forgotten year, but two days that were swapped. */
const mostDays = 90;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The last day a year later, if that is soon after the first one. */
const likelyEnd = (from: string, to: string) => {
  const end = yearLater(to);
  return end > from && daysBetween(from, end) <= mostDays ? inQuotes(end) : undefined;
};

/** A last day, written at `at`, that is before the first one. Days are compared as text. */
export const endsBefore = ({ from, to }: Days, at: { from: string; to: string }): Finding[] => {
  if (!from || !to || from <= to) return [];
  const parts = { found: inQuotes(to), other: inQuotes(from) };
  const see = { path: at.from };
  return [{ error: 'endsBeforeBegin', path: at.to, parts, see, ...becomes(likelyEnd(from, to)) }];
};

/** A span of a day in minutes from its midnight; one that ends the next day goes beyond 24 hours. */
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

/** What remains of a span after another one has ended, as text. */
const rest = (span: Placed, other: Placed) =>
  other.from <= span.from && other.to < span.to && span.to <= minutes('24:00')
    ? inQuotes(`${asTime(other.to)}–${asTime(span.to)}`)
    : undefined;

/** 14:00–19:00 for 19:00–14:00: nobody is open that long past midnight. */
const turned = ({ written }: Placed): string | undefined => {
  const { opens = '', closes = '' } = parseSpan(written) ?? {};
  const length = minutes(closes) + minutes('24:00') - minutes(opens);
  return closes < opens && length > minutes('12:00') ? `${closes}–${opens}` : undefined;
};

/** Which of two that overlap is wrong, and how it should be. */
const wrongOf = (span: Placed, other: Placed) => {
  const isOther = turned(span) === undefined && turned(other) !== undefined;
  const [wrong, right] = isOther ? [other, span] : [span, other];
  const meant = turned(wrong);
  return { wrong, right, meant: meant === undefined ? rest(span, other) : inQuotes(meant) };
};

/** Spans that begin before another one has ended. */
const overlaps = (spans: Placed[], day: string): Finding[] =>
  spans.flatMap((span, index): Finding[] => {
    const other = spans.slice(0, index).find(({ from, to }) => span.from < to && from < span.to);
    if (!other) return [];
    const { wrong, right, meant } = wrongOf(span, other);
    const parts = { found: `“${wrong.written}”`, other: `“${right.written}”`, day };
    const see = { path: right.path };
    return [{ error: 'overlappingHours', path: wrong.path, parts, see, ...becomes(meant) }];
  });

/** The part of a day's spans that is on the next day. */
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

const pastHours = (file: string, value: unknown, today: string) =>
  walk(value).flatMap(({ path, value: hours }): FileFinding[] => {
    if (!isHoursAt(path)) return [];
    return listOf(groupOf(hours).special).flatMap((entry, index): FileFinding[] => {
      const { from, to = from } = groupOf(entry);
      const days = { from: textOf(from), to: textOf(to) };
      if (!isPast(days, today)) return [];
      const at = `${path}.special[${index}]`;
      return [
        {
          file,
          error: 'pastHours',
          path: at,
          parts: { found: days.to ?? '' },
          fix: { remove: at },
        },
      ];
    });
  });

const pastBanner = (file: string, value: unknown, today: string): FileFinding[] => {
  const { from, until } = groupOf(valueAt(value, 'banner'));
  const days = { from: textOf(from), to: textOf(until) };
  if (file !== 'config/site.ts' || !isPast(days, today)) return [];
  const fix = { remove: 'banner' };
  return [
    { file, error: 'pastBanner', path: 'banner.until', parts: { found: days.to ?? '' }, fix },
  ];
};

/** Special hours and a banner whose last day was before `today`: nobody sees them any more. */
export const pastDays = (values: Values, today: string): FileFinding[] =>
  [...values].flatMap(([file, value]) => [
    ...pastHours(file, value, today),
    ...pastBanner(file, value, today),
  ]);
