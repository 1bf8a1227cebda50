import { relationKeys } from '../../../src/collections/relation';
import { groupOf, listOf, sectionsIn, textOf } from '../../config-reader/values';
import { meantBy } from '../../nearest/meant-by';
import type { FileFinding } from '../../problems/problem';
import { type Collection, type Entry, isTag, tagsOf } from '../../resolve/collections';
import { namesOfEntries } from '../../resolve/entry-words';
import type { ResolvedConfig } from '../../resolve/resolve-config';

const hasDay = ({ value }: Entry) =>
  [value.start, value.date, value.posted].some((day) => typeof day === 'string');

const hasPrice = ({ value }: Entry) => value.price !== undefined || value.prices !== undefined;

const tagsIn = (collection: Collection): string[] =>
  tagsOf(collection).entries.map(({ value }) => String(value.name));

/** Looks and orders that need something of which no entry has any. */
const needs: { key: string; words: string[]; of: (entry: Entry) => boolean; what: string }[] = [
  { key: 'look', words: ['agenda', 'calendar'], of: hasDay, what: 'a day' },
  { key: 'look', words: ['prices'], of: hasPrice, what: 'a price' },
  {
    key: 'look',
    words: ['places'],
    of: ({ value }) => value.address !== undefined,
    what: 'an address',
  },
  { key: 'sort', words: ['soonest', 'newest'], of: hasDay, what: 'a day' },
  { key: 'sort', words: ['cheapest'], of: hasPrice, what: 'a price' },
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
  { entries }: Collection,
  { file, path }: Place,
): FileFinding[] =>
  entries.length === 0
    ? []
    : needs
        .filter(({ key, words, of }) => words.includes(String(section[key])) && !entries.some(of))
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
  const isWithoutChoice = section.choose !== undefined && tagsIn(collection).length < 2;
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

const withoutTag = (where: unknown, collection: Collection, { file, path }: Place) => {
  const tag = textOf(groupOf(where).tag);
  const tags = tagsIn(collection);
  if (tag === undefined || tags.includes(tag)) return [];
  return [{ file, error: 'noSuchTag', path: `${path}.where.tag`, ...meantBy(tag, tags) } as const];
};

/** What a list asks its entries to name: by any of their keys, or by one. */
const unnamed = (
  asked: unknown,
  { collection, collections }: { collection: Collection; collections: Collections },
  { file, path }: Place,
): FileFinding[] => {
  const where = groupOf(asked);
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
    const words = key === 'names' ? [] : collection.entries.flatMap(({ value }) => value[key]);
    const known = [...collections.values()].flatMap(({ name, entries }) =>
      entries.map(({ id }) => `${name}/${id}`),
    );
    if (words.flat().includes(named) || known.includes(named)) return [];
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
  /** The key that names the collection. */
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

const otherId = (where: unknown, { entries }: Collection, { file, path }: Place): FileFinding[] => {
  const id = textOf(groupOf(where).id);
  const known = entries.map((entry) => entry.id);
  return id === undefined || known.includes(id)
    ? []
    : [{ file, error: 'noneOfThatId', path: `${path}.where.id`, ...meantBy(id, known) }];
};

/** Maps of places that no visitor can open in the page, since the site has no words to ask them. */
const unaskedMap = (
  section: Record<string, unknown>,
  { entries }: Collection,
  { file, path, asks }: Place & { asks: boolean },
): FileFinding[] =>
  !asks && section.look === 'places' && entries.some(({ value }) => value.map !== undefined)
    ? [{ file, error: 'mapWithoutQuestion', path: `${path}.look` }]
    : [];

/** Lists of collections that there are not, and what they ask of entries that have none of it. */
export const checkLists = ({ values, collections, made }: ResolvedConfig): FileFinding[] => {
  const asks = groupOf(values.get('config/site.ts')).consent !== undefined;
  const entries = new Map(made.map(({ file, entry }) => [file, entry]));
  return sectionsIn(values).flatMap(({ file, path, section }): FileFinding[] => {
    const place = { file, path };
    const misplaced = elsewhere(section, entries.get(file), place);
    if (section.kind !== 'list') return misplaced;
    const { collection, findings } = checkChosen({ key: 'of', group: section, collections }, place);
    if (!collection) return findings;
    return [
      ...misplaced,
      ...lacking(section, collection, place),
      ...findings,
      ...withoutChoice(section, collection, place),
      ...unaskedMap(section, collection, { ...place, asks }),
    ];
  });
};
