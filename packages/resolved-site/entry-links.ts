import type { EntryLink } from '../../src/sections/entry-links/filled-entry-links';
import { textOf } from '../config-values/values';
import { collectionOfTemplate, isTag } from './collections';
import type { Collection, Entry } from './entry';
import { type Listing, tagLinksOf } from './listed-entries';

const dayOf = ({ value }: Entry) =>
  textOf(value.start) ?? textOf(value.date) ?? textOf(value.posted);

const nameOf = ({ id, value }: Entry) => textOf(value.name) ?? id;

const sorted = ({ entries }: Collection, sort: unknown, language: string): readonly Entry[] => {
  if (sort === 'name') {
    const { compare } = new Intl.Collator(language);
    return entries.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
  }
  const isByDay = sort === 'day' || (sort === undefined && entries.some(dayOf));
  if (!isByDay) return entries;
  return entries.toSorted((one, other) => (dayOf(one) ?? '').localeCompare(dayOf(other) ?? ''));
};

type Order = { entries: readonly Entry[]; at: ReadonlyMap<string, number>; isShown: boolean[] };

/**
 * Fills in sections of the kind entry-links. The order of a collection is worked out once for all its pages; what is
 * over `today`, or begins later, is passed over.
 */
export const entryLinksFiller = (listing: Listing & { today: string }) => {
  const { collections, today, pathOf, listed, locale } = listing;
  const orders = new Map<string, Order>();

  const isShown = (entry: Entry, collection: Collection) =>
    isTag(entry) ||
    listed(entry, collection).some(
      ({ from, last }) =>
        (from === undefined || from <= today) && (last === undefined || last >= today),
    );

  const orderOf = (of: string, sort: unknown): Order | undefined => {
    const key = `${of} ${String(sort)}`;
    const collection = orders.has(key) ? undefined : collectionOfTemplate(collections, of);
    if (collection) {
      const entries = sorted(collection, sort, locale.language);
      orders.set(key, {
        entries,
        at: new Map(entries.map(({ id }, index) => [id, index])),
        isShown: entries.map((entry) => isShown(entry, collection)),
      });
    }
    return orders.get(key);
  };

  const linkTo = (entry: Entry | undefined): EntryLink | undefined => {
    const to = entry && pathOf(entry);
    return entry && to !== undefined ? { label: nameOf(entry), to } : undefined;
  };

  return (section: Readonly<Record<string, unknown>>, entry: Entry) => {
    const order = orderOf(entry.of, section.sort);
    const at = order?.at.get(entry.id);
    if (!order || at === undefined) return section;
    const { entries, isShown: shown } = order;
    const before = linkTo(entries[shown.lastIndexOf(true, at - 1)]);
    const behind = linkTo(entries[shown.indexOf(true, at + 1)]);
    const tagLinks = tagLinksOf(entry, listing);
    return {
      ...section,
      ...(at > 0 && before && { before }),
      ...(behind && { behind }),
      ...(tagLinks.length > 0 && { tagLinks }),
    };
  };
};
