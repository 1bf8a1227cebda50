import { relationIn } from '../../../src/collections/relation';
import { groupOf, listOf, sectionsIn, textOf, type Values } from '../../config-reader/values';
import { meantBy } from '../../nearest/meant-by';
import type { FileFinding } from '../../problems/problem';
import type { Collection, Entry } from '../../resolve/collections';

const hasDay = ({ value }: Entry) =>
  [value.start, value.date, value.posted].some((day) => typeof day === 'string');

const hasPrice = ({ value }: Entry) => value.price !== undefined || value.prices !== undefined;

const tagsIn = ({ entries }: Collection): string[] => [
  ...new Set(
    entries.flatMap(({ value }) => listOf(value.tags).flatMap((tag) => textOf(tag) ?? [])),
  ),
];

/** Looks and orders that need something of which no entry has any. */
const needs: { key: string; words: string[]; of: (entry: Entry) => boolean; what: string }[] = [
  { key: 'look', words: ['agenda', 'calendar'], of: hasDay, what: 'a day' },
  { key: 'look', words: ['prices'], of: hasPrice, what: 'a price' },
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

const unnamed = (
  where: unknown,
  collections: ReadonlyMap<string, Collection>,
  { file, path }: Place,
): FileFinding[] => {
  const names = textOf(groupOf(where).names);
  if (names === undefined) return [];
  const { collection = '', id } = relationIn(names) ?? {};
  const known = [...collections.values()].flatMap(({ name, entries }) =>
    entries.map((entry) => `${name}/${entry.id}`),
  );
  const isThere = collections.get(collection)?.entries.some((entry) => entry.id === id) === true;
  return isThere
    ? []
    : [{ file, error: 'noneOfThatId', path: `${path}.where.names`, ...meantBy(names, known) }];
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
        ...unnamed(group.where, collections, place),
      ],
    };
  }
  const meant = meantBy(name, [...collections.keys()]);
  const allowed = meant.allowed ?? 'there are no collections yet';
  const path = `${place.path}.${key}`;
  return { findings: [{ file: place.file, error: 'noSuchCollection', path, ...meant, allowed }] };
};

/** Lists of collections that there are not, and what they ask of entries that have none of it. */
export const checkLists = (
  values: Values,
  collections: ReadonlyMap<string, Collection>,
): FileFinding[] =>
  sectionsIn(values).flatMap(({ file, path, section }): FileFinding[] => {
    if (section.kind !== 'list') return [];
    const place = { file, path };
    const { collection, findings } = checkChosen({ key: 'of', group: section, collections }, place);
    if (!collection) return findings;
    return [
      ...lacking(section, collection, place),
      ...findings,
      ...withoutChoice(section, collection, place),
    ];
  });
