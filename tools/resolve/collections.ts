import { isGroup } from '../../src/editor/paths';
import { groupOf, listOf, textOf, type Values } from '../config-reader/values';

/** An entry of a collection, and where it is written. */
export type Entry = {
  /** The name of its collection. */
  of: string;
  id: string;
  value: Readonly<Record<string, unknown>>;
  file: string;
  path: string;
};

export type Collection = {
  name: string;
  file: string;
  kind: string;
  /** Its file, without the entries. */
  value: Readonly<Record<string, unknown>>;
  /** Those that are not hidden and have an id, in order. */
  entries: readonly Entry[];
};

const folder = 'config/collections/';

const entriesOf = (of: string, file: string, value: unknown): Entry[] =>
  listOf(groupOf(value).entries).flatMap((entry, index) => {
    const id = textOf(groupOf(entry).id);
    if (!isGroup(entry) || id === undefined || entry.hidden === true) return [];
    return [{ of, id, value: entry, file, path: `entries[${index}]` }];
  });

/** The collections of config by name, as far as they can be read. */
export const collectionsIn = (values: Values): ReadonlyMap<string, Collection> =>
  new Map(
    [...values].flatMap(([file, value]) => {
      if (!file.startsWith(folder)) return [];
      const name = file.slice(folder.length, -'.ts'.length);
      const kind = textOf(groupOf(value).kind) ?? '';
      const entries = entriesOf(name, file, value);
      return [[name, { name, file, kind, value: groupOf(value), entries }] as const];
    }),
  );

/** Behind the name of a collection in `each`: a page for each of its tags. */
const ofTags = '/tags';

/** What `each` says for the tags of a collection. */
export const tagsNameOf = (collection: string) => collection + ofTags;

/** Whether an entry is a tag of a collection: it has an id and a name, and nothing else. */
export const isTag = ({ of }: Pick<Entry, 'of'>) => of.endsWith(ofTags);

/** The name of the collection whose tag it is. */
export const collectionOfTag = ({ of }: Pick<Entry, 'of'>) => of.slice(0, -ofTags.length);

/** A word for addresses: grosse-reise of Große Reise. Empty where it has no letter for them. */
const wordFor = (tag: string) =>
  tag
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The first of tag, tag-2, tag-3 that is not taken. */
const freeId = (word: string, taken: ReadonlySet<string>, count = 1): string => {
  const id = count === 1 ? word : `${word}-${count}`;
  return taken.has(id) ? freeId(word, taken, count + 1) : id;
};

/** The tags of a collection as entries, in the order in which they are first written. */
export const tagsOf = ({ name, file, value, entries }: Collection): Collection => {
  const of = tagsNameOf(name);
  const tags = new Map<string, Entry>();
  const taken = new Set<string>();
  for (const { value: entry, path } of entries) {
    for (const [at, tag] of listOf(entry.tags).entries()) {
      if (typeof tag !== 'string' || tags.has(tag)) continue;
      const id = freeId(wordFor(tag) || 'tag', taken);
      taken.add(id);
      tags.set(tag, { of, id, value: { id, name: tag }, file, path: `${path}.tags[${at}]` });
    }
  }
  return { name: of, file, kind: 'tag', value, entries: [...tags.values()] };
};

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
