import { collectionSchema } from '../../../src/collections/collection-schema';
import { addDays, weekdayOf } from '../../../src/schema/calendar';
import { validDate } from '../../../src/schema/calendar-day';
import {
  collectionFile,
  collectionNameOf,
  isCollectionFile,
  isPageFile,
  siteFile,
} from '../../../src/schema/config-files';
import { weekdays } from '../../../src/schema/hour-span';
import { isCurrency } from '../../../src/schema/known-codes';
import { people, relationIn } from '../../../src/schema/relation';
import { capital } from '../../config-values/names';
import { oncePerValue } from '../../config-values/once-per-value';
import { metaAt } from '../../config-values/schema-at';
import { groupOf, listOf, numberOf, textOf, type Values, walk } from '../../config-values/values';
import { inQuotes, meantBy } from '../../problems/nearest/meant-by';
import type { FileFinding, Finding } from '../../problems/problem';
import { collectionsIn } from '../../resolved-site/collections';
import type { Collection } from '../../resolved-site/entry';
import { daysBetween } from '../../resolved-site/occurrences';
import { endsBefore } from './check-days';
import { isDownloadAt } from './check-pictures';
import { twice } from './twice';

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
    const [from, to] = [textOf(entry[first]), textOf(valueIn(entry, last))];
    const isByDay = [from, to].some((each) => each !== undefined && !each.includes('T'));
    const days = isByDay ? { from: dayOf(from), to: dayOf(to) } : { from, to };
    return endsBefore(days, { from: `${path}.${first}`, to: `${path}.${last}` });
  });

const valueIn = (entry: Record<string, unknown>, path: string): unknown => {
  const [key = '', inner] = path.split('.');
  return inner === undefined ? entry[key] : groupOf(entry[key])[inner];
};

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
    return [
      {
        error: 'seriesEndsLate',
        path: `${path}.end`,
        parts,
        see: { path: `${path}.repeats.until` },
      },
    ];
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
  const isHeld = Array.from({ length: count }, (_, at) => addDays(from, at)).some(
    (day) => on.includes(weekdays[weekdayOf(day)] ?? '') && !left.includes(day),
  );
  if (isHeld) return wrong;
  return [...wrong, { error: 'seriesOnNoDay', path: `${path}.repeats`, parts: { from, to } }];
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
    if (Number(number.toFixed(finest)) === number) return [];
    const parts = { found: String(number), currency: currency ?? '' };
    return [{ error: 'priceDigits', path: at, parts }];
  });
  const both = price !== undefined && listOf(several).length > 0;
  const { from, to } = groupOf(salary);
  const [lowest, highest] = [numberOf(from), numberOf(to)];
  const isTurned = lowest !== undefined && highest !== undefined && highest < lowest;
  const parts = { found: String(highest), other: String(lowest) };
  return [
    ...unpayable,
    ...(both ? [{ error: 'priceAndPrices' as const, path: `${path}.price` }] : []),
    ...(isTurned ? [{ error: 'salaryUpsideDown' as const, path: `${path}.salary.to`, parts }] : []),
  ];
};

/** The first time of day of a collection, where nobody knows of which clocks: one time zone mends them all. */
const timeWithoutZone = (entries: Entry[], site: unknown): Finding[] => {
  // Without a file of the site that can be read, nobody knows.
  if (site === undefined || groupOf(site).timeZone !== undefined) return [];
  const timed = entries.flatMap(({ path, entry }) =>
    ['start', 'end'].flatMap((key) => {
      const found = textOf(entry[key]);
      return found?.includes('T') ? [{ path: `${path}.${key}`, found }] : [];
    }),
  )[0];
  if (!timed) return [];
  return [{ error: 'timeWithoutZone', path: timed.path, parts: { found: timed.found } }];
};

/** The keys of entries that say since when they are there. */
const since = ['date', 'posted', 'from'];

const emptyFeed = (collection: unknown): Finding[] => {
  if (groupOf(collection).feed === undefined) return [];
  const hasDay = entriesIn(collection).some(({ entry }) => since.some((key) => key in entry));
  return hasDay ? [] : [{ error: 'feedWithoutDays', path: 'feed' }];
};

const idsIn = oncePerValue(
  (collection: unknown): ReadonlySet<string> =>
    new Set(entriesIn(collection).flatMap(({ entry }) => textOf(entry.id) ?? [])),
);

type Known = {
  /** The collections that are there, also those that cannot be read. */
  names: string[];
  known: ReadonlyMap<string, Collection>;
  /** The addresses of the files in public/, where known. */
  files?: readonly string[] | undefined;
};

type Asked = Pick<Known, 'names' | 'known'> & { kinds: string[]; values: Values };

const wrongRelation = (
  text: string,
  { kinds, values, names, known }: Asked,
): Omit<Finding, 'path'> | undefined => {
  const relation = relationIn(text);
  if (!relation) return undefined;
  const { collection, id } = relation;
  if (!names.includes(collection)) {
    const meant = meantBy(collection, names, (name) => inQuotes(`${name}/${id}`));
    const allowed = names.join(', ') || 'there are no collections yet';
    return { error: 'unknownCollection', ...meant, allowed, parts: { name: collection } };
  }
  const found = known.get(collection);
  if (!found) return undefined;
  const { kind } = found;
  if (!kinds.includes(kind)) {
    const allowed = kinds.join(', ');
    return { error: 'entryOfOtherKind', parts: { kind }, allowed };
  }
  // One that is hidden may be named.
  const value = values.get(collectionFile(collection));
  const ids = value === undefined ? new Set(found.entries.map((entry) => entry.id)) : idsIn(value);
  if (ids.has(id)) return undefined;
  return {
    error: 'noSuchEntry',
    ...meantBy(id, [...ids], (each) => inQuotes(`${collection}/${each}`)),
  };
};

/** Texts of a collection that refer to an entry, or to a file. */
const references = (value: unknown, values: Values, known: Known): Finding[] =>
  walk(value).flatMap(({ path, value: text }): Finding[] => {
    if (typeof text !== 'string') return [];
    if (isDownloadAt(path)) {
      const { files } = known;
      if (!files || !text.startsWith('/') || files.includes(text)) return [];
      return [{ error: 'noSuchFile', path, ...meantBy(text, files) }];
    }
    if (!text.includes('/')) return [];
    const { relation } = metaAt({ schema: collectionSchema, value }, path);
    const wrong = relation && wrongRelation(text, { ...known, kinds: relation, values });
    return wrong ? [{ path, ...wrong }] : [];
  });

const authors = (values: Values, known: Known): FileFinding[] =>
  [...values].flatMap(([file, value]): FileFinding[] => {
    const author = textOf(groupOf(groupOf(value).post).author);
    if (author === undefined || !isPageFile(file)) return [];
    const wrong = wrongRelation(author, { ...known, kinds: people, values });
    return wrong ? [{ file, path: 'post.author', ...wrong }] : [];
  });

/** What is wrong within and between collections. `read` and `lost` are files that are there. */
export const checkCollections = (
  values: Values,
  { read, lost, links }: { read: string[]; lost: string[]; links?: readonly string[] | undefined },
): FileFinding[] => {
  const collections = collectionsIn(values);
  const ofFiles = [...read, ...lost].flatMap((file) => collectionNameOf(file) ?? []);
  const names = [...new Set([...ofFiles, ...collections.keys()])];
  const known = { names, known: collections, files: links };
  const ofEntries = [...values].flatMap(([file, value]) => {
    if (!isCollectionFile(file)) return [];
    const entries = entriesIn(value);
    const currency = textOf(groupOf(value).currency);
    const ids = entries.map(({ path, entry }) => ({ path: `${path}.id`, name: textOf(entry.id) }));
    return [
      ...twice('doubledEntry', ids),
      ...emptyFeed(value),
      ...timeWithoutZone(entries, values.get(siteFile)),
      ...entries.flatMap((each) => [
        ...upsideDown(each),
        ...series(each),
        ...prices(each, currency),
      ]),
      ...references(value, values, known),
    ].map((finding) => ({ file, ...finding }));
  });
  return [...ofEntries, ...authors(values, known)];
};
