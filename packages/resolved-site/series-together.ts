import { addDays, weekdayOf } from '../../src/schema/calendar';
import { dateFormat, listFormat } from '../../src/schema/formats';
import { fillIn } from '../../src/schema/texts';
import type { ListedEntry } from '../../src/sections/list/listed-entry';

/** Of more dates the days of the week are said, or a few of them and how many more there are. */
const mostDates = 5;
const beforeMore = 3;

/** Of a series with more days left out its dates are counted. */
const mostLeftOut = 3;

type Words = {
  language: string;
  terms: Readonly<Record<'everyWeek' | 'exceptOn' | 'moreDates', string>>;
};

const startOf = (day: string) => new Date(`${day}T00:00:00Z`);

const partsOf = (day: string, language: string) =>
  dateFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).formatToParts(
    startOf(day),
  );

/** 5, 12 and 19 December: days of one month. What a language writes close behind a day, as in 5. or 5日, stands at each. */
const ofMonth = (days: readonly string[], language: string): string => {
  const parts = partsOf(days[0] ?? '', language);
  const place = parts.findIndex(({ type }) => type === 'day');
  const words = (some: typeof parts) => some.map(({ value }) => value).join('');
  const behind = words(parts.slice(place + 1));
  const [sign] = /^\S*/.exec(behind) ?? [''];
  const each = days.map(
    (day) => words(partsOf(day, language).filter(({ type }) => type === 'day')) + sign,
  );
  const list = listFormat(language, { type: 'conjunction' }).format(each);
  return words(parts.slice(0, place)) + list + behind.slice(sign.length);
};

const datesInWords = (days: readonly string[], language: string): string => {
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return listFormat(language, { type: 'unit', style: 'short' }).format(
    months.map((month) =>
      ofMonth(
        days.filter((day) => day.startsWith(month)),
        language,
      ),
    ),
  );
};

const weekdayName = (day: string, language: string) =>
  dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(startOf(day));

/** Every Monday and Friday until 28 March 2027, or 5–28 December 2026; undefined where too many are left out. */
const byWeek = (days: readonly string[], { language, terms }: Words): string | undefined => {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const weekdays = [...new Set(days.map(weekdayOf))].toSorted();
  const leftOut: string[] = [];
  for (let day = first; day < last; day = addDays(day, 1)) {
    if (weekdays.includes(weekdayOf(day)) && !days.includes(day)) leftOut.push(day);
  }
  if (leftOut.length > mostLeftOut) return undefined;
  const long = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const names = weekdays.flatMap((weekday) => {
    const day = days.find((each) => weekdayOf(each) === weekday);
    return day === undefined ? [] : weekdayName(day, language);
  });
  const series =
    weekdays.length === 7
      ? long.formatRange(startOf(first), startOf(last))
      : fillIn(terms.everyWeek, {
          days: listFormat(language, { type: 'conjunction' }).format(names),
          day: long.format(startOf(last)),
        });
  return leftOut.length === 0
    ? series
    : fillIn(terms.exceptOn, { series, dates: datesInWords(leftOut, language) });
};

/** It begins a line of its own. */
const asLine = (words: string, language: string) =>
  words.charAt(0).toLocaleUpperCase(language) + words.slice(1);

/** All days of a series from one of them on, in a few words. */
const seriesInWords = (days: readonly string[], words: Words): string => {
  const { language, terms } = words;
  if (days.length <= mostDates) return datesInWords(days, language);
  return (
    byWeek(days, words) ??
    fillIn(terms.moreDates, {
      dates: datesInWords(days.slice(0, beforeMore), language),
      count: String(days.length - beforeMore),
    })
  );
};

type Asked = Words & {
  /** The id of the entry. */
  id: string;
  /** Which dates the list shows. */
  when: unknown;
};

/**
 * The dates of a series as one entry of a list, which is that of the next date and says the others. Of what is to come there
 * is one for each date, shown from the day after the date before it on: on every day one of them, without a new build.
 */
export const together = (
  dates: readonly ListedEntry[],
  { id, when = 'upcoming', ...words }: Asked,
): ListedEntry[] => {
  const from = (at: number): ListedEntry[] => {
    const left = dates.slice(at);
    const [next] = left;
    if (!next) return [];
    const days = left.flatMap(({ day }) => day ?? []);
    const said = left.length > 1 ? [asLine(seriesInWords(days, words), words.language)] : [];
    const facts = [...said, ...(next.facts ?? [])];
    return [{ ...next, key: id, ...(facts.length > 0 && { facts }) }];
  };
  if (dates.length < 2) return [...dates];
  const last = dates.at(-1)?.last;
  if (when !== 'upcoming') {
    return from(0).map((entry) => ({ ...entry, ...(last !== undefined && { last }) }));
  }
  return dates.flatMap(({ from: begins = '' }, at) => {
    const before = dates[at - 1]?.last;
    const next = before === undefined ? '' : addDays(before, 1);
    const shownFrom = next > begins ? next : begins;
    return from(at).map((entry) => (shownFrom === '' ? entry : { ...entry, from: shownFrom }));
  });
};
