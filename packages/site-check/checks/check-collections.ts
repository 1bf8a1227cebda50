import { collectionSchema } from '../../../src/collections/collection-schema';
import { addDays, weekdayOf } from '../../../src/schema/calendar';
import { validDate } from '../../../src/schema/calendar-day';
import { collectionFile, collectionNameOf, siteFile } from '../../../src/schema/config-files';
import { weekdays } from '../../../src/schema/hour-span';
import { isCurrency } from '../../../src/schema/known-codes';
import { people, relationIn } from '../../../src/schema/relation';
import { capital } from '../../config-values/names';
import { oncePerValue } from '../../config-values/once-per-value';
import { metaAt } from '../../config-values/schema-at';
import {
  groupOf,
  listOf,
  numberOf,
  type Page,
  textAt,
  textOf,
  walk,
} from '../../config-values/values';
import type { ErrorName } from '../../problems/catalogue/errors';
import { inQuotes, meantBy } from '../../problems/nearest/meant-by';
import type { Finding } from '../../problems/problem';
import { daysBetween } from '../../resolved-site/occurrences';
import type { CheckedSite } from '../checked-site';
import { endsBefore } from './check-days';
import { noCollections } from './check-lists';
import { isDownloadAt } from './check-pictures';
import { eitherOne, foundIf, nameTwice, unknownName } from './found';

type Entry = { path: string; entry: Record<string, unknown> };

const entriesIn = (collection: unknown): Entry[] =>
  listOf(groupOf(collection).entries).map((entry, at) => ({
    path: `entries[${at}]`,
    entry: groupOf(entry),
  }));

/** Keys of an entry of which the second is no earlier than the first; days and moments are compared as text. */
const spans = [
  ['from', 'until'],
  ['start', 'end'],
  ['posted', 'closes'],
  ['start', 'repeats.until'],
] as const;

const dayOf = (value: unknown) => textOf(value)?.slice(0, 'yyyy-mm-dd'.length);

/** At what both say: a day ends when it is over, whatever the time at which something begins. */
const upsideDown = ({ path, entry }: Entry): Finding[] =>
  spans.flatMap(([first, last]) => {
    const [from, to] = [textAt(entry, first), textAt(entry, last)];
    const isByDay = [from, to].some((each) => each !== undefined && !each.includes('T'));
    const days = isByDay ? { from: dayOf(from), to: dayOf(to) } : { from, to };
    return endsBefore(days, { from: `${path}.${first}`, to: `${path}.${last}` });
  });

const isDay = (value: string | undefined): value is string =>
  value !== undefined && validDate.test(value);

/** What repeats every week is over before it begins again. */
const mostDaysOfDate = 7;

/** Longer series are not walked through to their ends. */
const mostDays = 3660;

const series = ({ path, entry }: Entry): Finding[] => {
  const { days, until, except } = groupOf(entry.repeats);
  const [from, to] = [dayOf(entry.start), textOf(until)];
  const on = listOf(days).flatMap((day) => textOf(day) ?? []);
  if (!isDay(from) || !isDay(to) || from > to || on.length === 0) return [];
  const [ends, lasts] = [dayOf(entry.end), mostDaysOfDate];
  if (isDay(ends) && daysBetween(from, ends) >= lasts) {
    const parts = { found: textOf(entry.end) ?? '' };
    const see = { path: `${path}.repeats.until` };
    return [{ error: 'seriesEndsLate', path: `${path}.end`, parts, see }];
  }
  if (!on.every((day) => weekdays.some((known) => known === day))) return [];
  const left = listOf(except).flatMap((day) => textOf(day) ?? []);
  const wrong = left.flatMap((day, at): Finding[] => {
    const weekday = isDay(day) ? weekdays[weekdayOf(day)] : undefined;
    if (weekday === undefined || on.includes(weekday)) return [];
    const parts = { found: day, day: capital(weekday) };
    return [{ error: 'exceptOtherDay', path: `${path}.repeats.except[${at}]`, parts }];
  });
  const count = Math.min(mostDays, daysBetween(from, to) + 1);
  const takesPlace = Array.from({ length: count }, (_, at) => addDays(from, at)).some(
    (day) => on.includes(weekdays[weekdayOf(day)] ?? '') && !left.includes(day),
  );
  const onNoDay: Finding = { error: 'seriesOnNoDay', path: `${path}.repeats`, parts: { from, to } };
  return [...wrong, ...foundIf(!takesPlace, onNoDay)];
};

const digitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

const prices = ({ path, entry }: Entry, currency: string | undefined): Finding[] => {
  const { price, prices: several, salary } = entry;
  const amounts = [
    { at: `${path}.price`, amount: price },
    ...listOf(several).map((each, index) => {
      return { at: `${path}.prices[${index}].price`, amount: groupOf(each).price };
    }),
  ];
  const finest = currency !== undefined && isCurrency(currency) ? digitsOf(currency) : undefined;
  const unpayable = amounts.flatMap(({ at, amount }): Finding[] => {
    const number = numberOf(amount);
    if (number === undefined || finest === undefined) return [];
    const parts = { found: String(number), currency: currency ?? '' };
    const isPayable = Number(number.toFixed(finest)) === number;
    return foundIf(!isPayable, { error: 'priceDigits', path: at, parts });
  });
  const { from, to } = groupOf(salary);
  const [lowest = -Infinity, highest = Infinity] = [numberOf(from), numberOf(to)];
  const parts = { found: String(highest), other: String(lowest) };
  return [
    ...unpayable,
    ...eitherOne(entry, path, { first: 'prices', second: 'price' }),
    ...foundIf(highest < lowest, { error: 'salaryUpsideDown', path: `${path}.salary.to`, parts }),
  ];
};

/** The first time of day of a collection, where nobody knows of which clocks: one time zone mends them all. */
const timeWithoutZone = (entries: Entry[], site: unknown): Finding[] => {
  // Without a file of the site that can be read, nobody knows.
  if (site === undefined || groupOf(site).timeZone !== undefined) return [];
  const timed = entries.flatMap(({ path, entry }) =>
    ['start', 'end'].flatMap((key): Finding[] => {
      const found = textOf(entry[key]) ?? '';
      const error = 'timeWithoutZone';
      return foundIf(found.includes('T'), { error, path: `${path}.${key}`, parts: { found } });
    }),
  );
  return timed.slice(0, 1);
};

/** The keys of entries that say since when they are there. */
const since = ['date', 'posted', 'from'];

const emptyFeed = (feed: unknown, entries: Entry[]): Finding[] => {
  const hasDay = entries.some(({ entry }) => since.some((key) => key in entry));
  return foundIf(feed !== undefined && !hasDay, { error: 'feedWithoutDays', path: 'feed' });
};

const idsIn = oncePerValue(
  (collection: unknown): ReadonlySet<string> =>
    new Set(entriesIn(collection).flatMap(({ entry }) => textOf(entry.id) ?? [])),
);

/** The collections that are there, also those that cannot be read. */
const namesOfCollections = oncePerValue(({ resolved, read, lost }: CheckedSite): string[] => {
  const ofFiles = [...read, ...lost].flatMap((file) => collectionNameOf(file) ?? []);
  return [...new Set([...ofFiles, ...resolved.collections.keys()])];
});

export const relationErrors: readonly ErrorName[] = [
  'noSuchCollection',
  'entryOfOtherKind',
  'noSuchEntry',
];

const wrongRelation = (
  { path, text, kinds }: { path: string; text: string; kinds: string[] },
  site: CheckedSite,
): Finding[] => {
  const relation = relationIn(text);
  if (!relation) return [];
  const { collection, id } = relation;
  const names = namesOfCollections(site);
  if (!names.includes(collection)) {
    const meant = meantBy(collection, names, (name) => inQuotes(`${name}/${id}`));
    const allowed = names.join(', ') || noCollections;
    const parts = { found: `“${collection}”` };
    return [{ error: 'noSuchCollection', path, ...meant, allowed, parts }];
  }
  const found = site.resolved.collections.get(collection);
  if (!found) return [];
  const { kind } = found;
  if (!kinds.includes(kind)) {
    const allowed = kinds.join(', ');
    return [{ error: 'entryOfOtherKind', path, parts: { kind }, allowed }];
  }
  // One that is hidden may be named.
  const value = site.values.get(collectionFile(collection));
  const ids = value === undefined ? new Set(found.entries.map((entry) => entry.id)) : idsIn(value);
  if (ids.has(id)) return [];
  const meant = meantBy(id, [...ids], (each) => inQuotes(`${collection}/${each}`));
  return [{ error: 'noSuchEntry', path, ...meant }];
};

/** Texts of a collection that refer to an entry, or to a file. */
const references = (value: unknown, site: CheckedSite): Finding[] =>
  walk(value).flatMap(({ path, value: text }): Finding[] => {
    if (typeof text !== 'string' || !text.includes('/')) return [];
    if (isDownloadAt(path)) {
      const { files } = site;
      if (!files || !text.startsWith('/')) return [];
      return unknownName({ error: 'noSuchFile', path, name: text }, files);
    }
    const { relation: kinds } = metaAt({ schema: collectionSchema, value }, path);
    return kinds ? wrongRelation({ path, text, kinds }, site) : [];
  });

/** The author of a post that nobody is called. */
export const wrongAuthor = ({ page }: Page, site: CheckedSite): Finding[] => {
  const [path, text] = ['post.author', textAt(page, 'post.author')];
  return text === undefined ? [] : wrongRelation({ path, text, kinds: people }, site);
};

/** What is wrong within a collection, and in what it names of others. */
export const checkCollection = ({ value }: { value: unknown }, site: CheckedSite): Finding[] => {
  const entries = entriesIn(value);
  const { currency, feed } = groupOf(value);
  const ids = entries.map(({ path, entry }) => ({ path: `${path}.id`, name: textOf(entry.id) }));
  return [
    ...nameTwice('entry of this collection', 'id', ids),
    ...emptyFeed(feed, entries),
    ...timeWithoutZone(entries, site.values.get(siteFile)),
    ...entries.flatMap((each) => [
      ...upsideDown(each),
      ...series(each),
      ...prices(each, textOf(currency)),
    ]),
    ...references(value, site),
  ];
};
