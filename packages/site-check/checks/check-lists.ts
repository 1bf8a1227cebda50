import { collectionMetadata } from '../../../src/collections/kind-metadata';
import { siteFile } from '../../../src/schema/config-files';
import { relationKeys } from '../../../src/schema/entries-where';
import { relationIn } from '../../../src/schema/relation';
import { oncePerValue } from '../../config-values/once-per-value';
import { groupOf, listOf, sectionsIn, textOf } from '../../config-values/values';
import { meantBy } from '../../problems/nearest/meant-by';
import type { FileFinding } from '../../problems/problem';
import { entryWithId, holdersOf, isTag, priceOf, tagsOf } from '../../resolved-site/collections';
import type { Collection, Entry } from '../../resolved-site/entry';
import { namesOfEntries } from '../../resolved-site/entry-words';
import type { ResolvedConfig } from '../../resolved-site/resolve-config';

const hasDay = ({ value }: Entry) =>
  [value.start, value.date, value.posted].some((day) => typeof day === 'string');

const hasPrice = ({ value }: Entry) => value.price !== undefined || value.prices !== undefined;

const canBeSortedByPrice = (entry: Entry, collection: Collection) =>
  hasPrice(entry) || priceOf(entry, collection) !== undefined;

const tagsIn = oncePerValue(
  (collection: Collection): ReadonlySet<string> =>
    new Set(tagsOf(collection).entries.map(({ value }) => String(value.name))),
);

const hasMap = oncePerValue(({ entries }: Collection) =>
  entries.some(({ value }) => value.map !== undefined),
);

/** Looks and orders that need something of which no entry has any. */
const needs: {
  key: string;
  words: string[];
  of: (entry: Entry, collection: Collection) => boolean;
  what: string;
}[] = [
  { key: 'look', words: ['agenda', 'calendar'], of: hasDay, what: 'a day' },
  { key: 'look', words: ['prices'], of: hasPrice, what: 'a price' },
  {
    key: 'look',
    words: ['places'],
    of: ({ value }) => value.address !== undefined,
    what: 'an address',
  },
  { key: 'sort', words: ['soonest', 'newest'], of: hasDay, what: 'a day' },
  { key: 'sort', words: ['cheapest'], of: canBeSortedByPrice, what: 'a price' },
  { key: 'group', words: ['month'], of: hasDay, what: 'a day' },
  {
    key: 'group',
    words: ['group'],
    of: ({ value }) => value.group !== undefined,
    what: 'a group',
  },
  { key: 'group', words: ['tag'], of: ({ value }) => listOf(value.tags).length > 0, what: 'a tag' },
];

type Collections = ReadonlyMap<string, Collection>;
type Place = { file: string; path: string };

const lacking = (
  section: Record<string, unknown>,
  collection: Collection,
  { file, path }: Place,
): FileFinding[] =>
  collection.entries.length === 0
    ? []
    : needs
        .filter(
          ({ key, words, of }) =>
            words.includes(String(section[key])) &&
            !collection.entries.some((entry) => of(entry, collection)),
        )
        .map(({ key, what }) => ({
          file,
          error: 'noEntryHas',
          path: `${path}.${key}`,
          parts: { what },
        }));

const withoutChoice = (
  section: Record<string, unknown>,
  collection: Collection,
  { file, path }: Place,
): FileFinding[] => {
  const isWithoutChoice = section.choose !== undefined && tagsIn(collection).size < 2;
  return [
    ...(isWithoutChoice
      ? ([
          {
            file,
            error: 'nothingToChoose',
            path: `${path}.choose`,
            fix: { remove: `${path}.choose` },
          },
        ] as const)
      : []),
  ];
};

/** Only events have several dates; at the moment none of them may. */
const withoutSeries = (
  section: Record<string, unknown>,
  collection: Collection,
  { file, path }: Place,
): FileFinding[] => {
  const at = `${path}.series`;
  if (section.series === undefined || collectionMetadata(collection).takesPlace) return [];
  const parts = { key: 'series', look: 'in a list of entries that are no events' };
  return [{ file, error: 'notInLook', path: at, parts, fix: { remove: at } }];
};

const withoutTag = (where: unknown, collection: Collection, { file, path }: Place) => {
  const tag = textOf(groupOf(where).tag);
  const tags = tagsIn(collection);
  if (tag === undefined || tags.has(tag)) return [];
  const meant = meantBy(tag, [...tags]);
  return [{ file, error: 'noSuchTag', path: `${path}.where.tag`, ...meant } as const];
};

/** What a list asks its entries to name: by any of their keys, or by one. */
const unnamed = (
  list: unknown,
  { collection, collections }: { collection: Collection; collections: Collections },
  { file, path }: Place,
): FileFinding[] => {
  const where = groupOf(list);
  const keys = namesOfEntries(collection).filter((key) =>
    relationKeys.some((each) => each === key),
  );
  return ['names', ...relationKeys].flatMap((key): FileFinding[] => {
    const named = textOf(where[key]);
    if (named === undefined) return [];
    const at = `${path}.where.${key}`;
    if (key !== 'names' && !keys.includes(key)) {
      const [only] = keys;
      const isOnly = keys.length === 1 && only !== undefined && where[only] === undefined;
      return [
        {
          file,
          error: 'notNamedBy',
          path: at,
          at: 'key',
          parts: { key },
          allowed: [...keys, 'names'].join(', '),
          ...(isOnly && { suggestion: `${only}:`, fix: { key: only } }),
        },
      ];
    }
    const relation = relationIn(named);
    const other = relation && collections.get(relation.collection);
    const holders = key === 'names' ? [] : holdersOf(collection, [named]);
    const isWritten = holders.some(({ value }) => [value[key]].flat().includes(named));
    if (isWritten || (other && entryWithId(other, relation.id))) return [];
    const known = [...collections.values()].flatMap(({ name, entries }) =>
      entries.map(({ id }) => `${name}/${id}`),
    );
    return [{ file, error: 'noneOfThatId', path: at, ...meantBy(named, known) }];
  });
};

/** What only the page of an entry can show. */
const elsewhere = (
  section: Record<string, unknown>,
  entry: Entry | undefined,
  { file, path }: Place,
): FileFinding[] => {
  const isOfEntry = entry !== undefined && !isTag(entry);
  if (section.kind === 'entry-links' && !entry)
    return [{ file, error: 'notOfEntry', path: `${path}.kind`, fix: { remove: path } }];
  const at = `${path}.where.related`;
  return section.kind === 'list' && groupOf(section.where).related === true && !isOfEntry
    ? [{ file, error: 'notOfEntry', path: at, at: 'key', fix: { remove: at } }]
    : [];
};

type Choosing = {
  key: 'of' | 'from';
  group: Readonly<Record<string, unknown>>;
  collections: ReadonlyMap<string, Collection>;
};

/** What is wrong with the collection that a group of config names, and with what it asks of its entries. */
export const checkChosen = (
  { key, group, collections }: Choosing,
  place: Place,
): { collection?: Collection | undefined; findings: FileFinding[] } => {
  const name = textOf(group[key]);
  if (name === undefined) return { findings: [] };
  const collection = collections.get(name);
  if (collection) {
    return {
      collection,
      findings: [
        ...withoutTag(group.where, collection, place),
        ...unnamed(group.where, { collection, collections }, place),
        ...otherId(group.where, collection, place),
      ],
    };
  }
  const meant = meantBy(name, [...collections.keys()]);
  const allowed = meant.allowed ?? 'there are no collections yet';
  const path = `${place.path}.${key}`;
  return { findings: [{ file: place.file, error: 'noSuchCollection', path, ...meant, allowed }] };
};

const otherId = (where: unknown, collection: Collection, { file, path }: Place): FileFinding[] => {
  const id = textOf(groupOf(where).id);
  if (id === undefined || entryWithId(collection, id)) return [];
  const known = collection.entries.map((entry) => entry.id);
  return [{ file, error: 'noneOfThatId', path: `${path}.where.id`, ...meantBy(id, known) }];
};

/** Maps of places that no visitor can open in the page, since the site has no words to ask them. */
const unaskedMap = (
  section: Record<string, unknown>,
  collection: Collection,
  { file, path, asks }: Place & { asks: boolean },
): FileFinding[] =>
  !asks && section.look === 'places' && hasMap(collection)
    ? [{ file, error: 'mapWithoutQuestion', path: `${path}.look` }]
    : [];

/** Lists of collections that there are not, and what they ask of entries that have none of it. */
export const checkLists = ({ values, collections, entryOfPage }: ResolvedConfig): FileFinding[] => {
  const asks = groupOf(values.get(siteFile)).consent !== undefined;
  return sectionsIn(values).flatMap(({ file, path, section }): FileFinding[] => {
    const place = { file, path };
    const misplaced = elsewhere(section, entryOfPage(file), place);
    if (section.kind !== 'list') return misplaced;
    const { collection, findings } = checkChosen({ key: 'of', group: section, collections }, place);
    if (!collection) return findings;
    return [
      ...misplaced,
      ...lacking(section, collection, place),
      ...findings,
      ...withoutSeries(section, collection, place),
      ...withoutChoice(section, collection, place),
      ...unaskedMap(section, collection, { ...place, asks }),
    ];
  });
};
