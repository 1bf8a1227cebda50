import { collectionNameOf } from '../../src/schema/config-files';
import { isGroup } from '../../src/schema/values/group';
import { oncePerValue } from '../config-values/once-per-value';
import { groupOf, listOf, numberOf, textOf, type Values } from '../config-values/values';
import { addressWord, freeWord } from './address-word';
import { collectionsWithoutFile } from './collections-without-file';
import { type Collection, type Entry, pathOfKey } from './entry';

/** The key of a collection’s own that holds the price of an entry: the first of the type price. */
const ownPriceKey = (keys: unknown): string | undefined =>
  Object.entries(groupOf(keys)).find(([, key]) => groupOf(key).type === 'price')?.[0];

/** The price by which an entry is sorted; of several the first. */
export const priceOf = ({ value }: Entry, collection: Collection): number | undefined =>
  numberOf(value.price) ??
  numberOf(groupOf(listOf(value.prices)[0]).price) ??
  numberOf(groupOf(value.values)[ownPriceKey(collection.value.keys) ?? '']);

const entriesOf = (of: string, file: string, value: unknown): Entry[] => {
  const known = new Set<string>();
  return listOf(groupOf(value).entries).flatMap((entry, index) => {
    const id = textOf(groupOf(entry).id);
    if (!isGroup(entry) || id === undefined || entry.hidden === true || known.has(id)) return [];
    known.add(id);
    return [{ of, id, value: entry, file, path: `entries[${index}]` }];
  });
};

/**
 * The collections of config by name, as far as they can be read: those of config/collections, and what config has several
 * of elsewhere, where no file takes the name.
 */
export const collectionsIn = (values: Values): ReadonlyMap<string, Collection> => {
  const ofFiles = [...values].flatMap(([file, value]) => {
    const name = collectionNameOf(file);
    if (name === undefined) return [];
    const kind = textOf(groupOf(value).kind) ?? '';
    const entries = entriesOf(name, file, value);
    return [[name, { name, file, kind, value: groupOf(value), entries }] as const];
  });
  const others = collectionsWithoutFile(values).map((each) => [each.name, each] as const);
  return new Map([...others, ...ofFiles]);
};

const byId = oncePerValue(
  ({ entries }: Collection): ReadonlyMap<string, Entry> =>
    new Map(entries.toReversed().map((entry) => [entry.id, entry])),
);

/** The entry of a collection with this id; of several the first. */
export const entryWithId = (collection: Collection, id: string): Entry | undefined =>
  byId(collection).get(id);

/** The entries of a collection by each value that one of their keys holds, alone or in a list. */
const byValues = oncePerValue(({ entries }: Collection) => {
  const holders = new Map<unknown, number[]>();
  for (const [at, { value }] of entries.entries()) {
    for (const each of new Set(Object.values(value).flat())) {
      const known = holders.get(each);
      if (known) known.push(at);
      else holders.set(each, [at]);
    }
  }
  return holders;
});

/** The entries of which some key holds one of `values`, in order, without asking each of them. */
export const holdersOf = (collection: Collection, values: readonly unknown[]): Entry[] => {
  const places = new Set(values.flatMap((value) => byValues(collection).get(value) ?? []));
  return [...places]
    .toSorted((one, other) => one - other)
    .flatMap((at) => collection.entries[at] ?? []);
};

/** Behind the name of a collection in `each`: a page for each of its tags. */
const ofTags = '/tags';

/** What `each` says for the tags of a collection. */
export const tagsNameOf = (collection: string) => collection + ofTags;

/** Whether an entry is a tag of a collection: it has an id and a name, and nothing else. */
export const isTag = ({ of }: Pick<Entry, 'of'>) => of.endsWith(ofTags);

export const collectionOfTag = ({ of }: Pick<Entry, 'of'>) => of.slice(0, -ofTags.length);

/** The tags of a collection as entries, in the order in which they are first written. */
export const tagsOf = oncePerValue((collection: Collection): Collection => {
  const { name, file, value, entries, tagIds } = collection;
  const of = tagsNameOf(name);
  const tags = new Map<string, Entry>();
  const taken = new Set<string>();
  const given = new Set(tagIds?.values());
  for (const entry of entries) {
    for (const [at, tag] of listOf(entry.value.tags).entries()) {
      if (typeof tag !== 'string' || tags.has(tag)) continue;
      const known = tagIds?.get(tag);
      const id =
        known === undefined
          ? freeWord(addressWord(tag) || 'tag', new Set([...given, ...taken]))
          : freeWord(known, taken);
      taken.add(id);
      const path = `${pathOfKey(entry, 'tags')}[${at}]`;
      tags.set(tag, { of, id, value: { id, name: tag }, file: entry.file, path });
    }
  }
  return { name: of, file, kind: 'tag', value, entries: [...tags.values()] };
});

/** What `each` of a template names: a collection, or with /tags behind its name the tags of one. */
export const collectionOfTemplate = (
  collections: ReadonlyMap<string, Collection>,
  each: unknown,
): Collection | undefined => {
  const name = textOf(each) ?? '';
  if (!isTag({ of: name })) return collections.get(name);
  const collection = collections.get(collectionOfTag({ of: name }));
  return collection && tagsOf(collection);
};
