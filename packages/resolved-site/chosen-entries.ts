import { collectionMetadata } from '../../src/collections/kind-metadata';
import { relationKeys } from '../../src/schema/entries-where';
import type { ListedEntry } from '../../src/sections/list/listed-entry';
import { groupOf, listOf } from '../config-values/values';
import { holdersOf, priceOf } from './collections';
import type { Collection, Entry } from './entry';
import type { Listing } from './listed-entries';
import { together } from './series-together';

/** An entry, and as lists show it. */
export type Listed = { entry: Entry; shown: ListedEntry };

const holds = (value: unknown, wanted: unknown) =>
  value === wanted || listOf(value).includes(wanted);

const shared = (one: Entry, other: Entry): number => {
  const tags = listOf(other.value.tags);
  return listOf(one.value.tags).filter((tag) => tags.includes(tag)).length;
};

const isSame = (one: Entry, other: Entry | undefined) =>
  one.of === other?.of && one.id === other.id;

/** Whether a list shows an entry; `page` is the entry on whose page it stands. */
const isAsked = (entry: Entry, where: unknown, page: Entry | undefined): boolean => {
  const { id, tag, names, highlighted, related, ...keys } = groupOf(where);
  const { value } = entry;
  return (
    (id === undefined || entry.id === id) &&
    (related !== true || (page !== undefined && !isSame(entry, page) && shared(entry, page) > 0)) &&
    (tag === undefined || listOf(value.tags).includes(tag)) &&
    (names === undefined || Object.values(value).some((each) => holds(each, names))) &&
    (highlighted !== true || value.highlight === true) &&
    relationKeys.every((key) => keys[key] === undefined || holds(value[key], keys[key]))
  );
};

/** The entries of a collection that may be asked for, in order: few, where the question names a value. */
const mayBeAsked = (
  collection: Collection,
  where: unknown,
  page: Entry | undefined,
): readonly Entry[] => {
  const { id, tag, names, related, ...keys } = groupOf(where);
  const wanted = [id, tag, names, ...relationKeys.map((key) => keys[key])];
  const named = wanted.find((value) => value !== undefined);
  if (named !== undefined) return holdersOf(collection, [named]);
  return related === true ? holdersOf(collection, listOf(page?.value.tags)) : collection.entries;
};

const byDay = (one: Listed, other: Listed) =>
  `${one.shown.day ?? ''}${one.shown.time ?? ''}`.localeCompare(
    `${other.shown.day ?? ''}${other.shown.time ?? ''}`,
  );

const sorted = (
  all: readonly Listed[],
  sort: unknown,
  { language, collection }: { language: string; collection: Collection },
): Listed[] => {
  if (sort === 'name') {
    const { compare } = new Intl.Collator(language);
    return all.toSorted((one, other) => compare(one.shown.name, other.shown.name));
  }
  if (sort === 'cheapest') {
    const price = ({ entry }: Listed) => priceOf(entry, collection) ?? Infinity;
    return all.toSorted((one, other) => price(one) - price(other));
  }
  if (sort === 'soonest') return all.toSorted(byDay);
  return sort === 'newest' ? all.toSorted((one, other) => byDay(other, one)) : [...all];
};

export type Lists = Listing & {
  /** As 2026-12-01, where the site is. */
  today: string;
  /** Lists that are known already: on the pages of a template the same one stands many times. */
  inOrder: Map<string, Listed[]>;
  /** What `withinLimit` knows of them. */
  reserves: Map<readonly Listed[], number>;
};

/**
 * The entries of a collection that are asked for, in their order: of a series one for each of its dates, or for each the
 * whole series from then on. `page` is the entry on whose page they stand.
 */
export const chosenEntries = (
  collection: Collection,
  { where, when, sort, series, look }: Readonly<Record<string, unknown>>,
  { page, ...lists }: Lists & { page?: Entry | undefined },
): Listed[] => {
  const isOfPage = groupOf(where).related === true;
  // A calendar has a day for each date anyway.
  const isTogether = series === 'together' && look !== 'calendar';
  const key = JSON.stringify([collection.name, where, when, sort, isTogether]);
  const known = isOfPage ? undefined : lists.inOrder.get(key);
  if (known) return known;
  const { language } = lists.locale;
  const shownOf = (entry: Entry) => {
    const dates = lists.listed(entry, collection);
    const { terms } = lists;
    return isTogether ? together(dates, { id: entry.id, when, language, terms }) : dates;
  };
  const isWanted = ({ shown: { last } }: Listed) => {
    const isOver = last !== undefined && last < lists.today;
    return when === 'all' || (when === 'past' ? isOver : !isOver);
  };
  const all = mayBeAsked(collection, where, page)
    .filter((entry) => isAsked(entry, where, page))
    .flatMap((entry) => shownOf(entry).map((shown): Listed => ({ entry, shown })))
    .filter(isWanted);
  const inOrder = sorted(all, sort ?? collectionMetadata(collection).listed?.sort, {
    language,
    collection,
  });
  if (!isOfPage) lists.inOrder.set(key, inOrder);
  const isByTags = page !== undefined && isOfPage && sort === undefined;
  return isByTags
    ? inOrder.toSorted((one, other) => shared(other.entry, page) - shared(one.entry, page))
    : inOrder;
};
