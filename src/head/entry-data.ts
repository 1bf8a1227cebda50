import type { ListItem, Thing } from 'schema-dts';
import type { CollectionKind } from '../collections/registry';
import type { EntryFacts, KindData, KnownEntry, ListedGroup } from '../collections/structured-data';
import { relationIn } from '../schema/relation';
import type { ListedData } from '../sections/structured-data';

/** The entries of all collections, by collection and id. */
export type KnownEntries = ReadonlyMap<string, ReadonlyMap<string, KnownEntry>>;

type Facts = Omit<EntryFacts, 'related'>;

type Sources = {
  entries: KnownEntries;
  /** A kind gets only entries of its own. */
  kindData: (kind: CollectionKind) => KindData<CollectionKind> | undefined;
};

/** In a list an entry of a series stands once for each of its days, as the key says, or with all of them. */
const inSeries = /^(?<id>.+)-(?<day>\d{4}-\d\d-\d\d)$/;

/** Structured data of entries of collections: on their own pages, and in lists. */
export const entryData = ({ entries, kindData }: Sources) => {
  const related = (words: string) => {
    const { collection = '', id = '' } = relationIn(words) ?? {};
    return entries.get(collection)?.get(id);
  };
  const dataOf = ({ kind }: KnownEntry) => kindData(kind);

  /** An entry as a list has it: of a series with only that day, and of one that is shown as one entry with each of its days. */
  const listed = (of: string, key: string): KnownEntry[] => {
    const known = entries.get(of);
    const entry = known?.get(key);
    if (entry && entry.dates.length < 2) return [entry];
    const { id = '', day } = inSeries.exec(key)?.groups ?? {};
    const series = entry ?? known?.get(id);
    return (series?.dates ?? []).flatMap((date) =>
      series && (entry || date.start.slice(0, 10) === day) ? [{ ...series, dates: [date] }] : [],
    );
  };

  /** Search engines follow the list to the page of each entry. */
  const addresses = (all: readonly KnownEntry[]): Thing[] => {
    const pages = new Map(
      all.flatMap(({ url, value }) => (url === undefined ? [] : [[url, value.name] as const])),
    );
    const items = [...pages].map(([url, name], index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url,
    }));
    return items.length > 0 ? [{ '@type': 'ItemList', itemListElement: items }] : [];
  };

  return {
    related,

    ofEntry: (entry: KnownEntry, facts: Facts): Thing[] =>
      dataOf(entry)?.ofEntry(entry, { ...facts, related }) ?? [],

    ofList: ({ of, groups }: ListedData, facts: Facts): Thing[] => {
      const known = groups.map((group): ListedGroup => ({
        heading: group.heading,
        entries: group.entries.flatMap(({ key }) => listed(of, key)),
      }));
      const all = known.flatMap((group) => group.entries);
      const [first] = all;
      const kind = first && dataOf(first);
      if (!kind) return first ? addresses(all) : [];
      const own: EntryFacts = { ...facts, related };
      if (kind.ofList) return kind.ofList(known, own);
      const loose = all.filter(({ url }) => url === undefined && !kind.onOwnPage);
      return [...addresses(all), ...loose.flatMap((entry) => kind.ofEntry(entry, own))];
    },
  };
};

export type PageEntries = ReturnType<typeof entryData>;
