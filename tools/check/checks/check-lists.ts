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

const wrongChoice = (
  section: Record<string, unknown>,
  collection: Collection,
  { file, path }: Place,
): FileFinding[] => {
  const tags = tagsIn(collection);
  const tag = textOf(groupOf(section.where).tag);
  const isUnknown = tag !== undefined && !tags.includes(tag);
  const isWithoutChoice = section.choose !== undefined && tags.length < 2;
  return [
    ...(isUnknown
      ? [{ file, error: 'noSuchTag', path: `${path}.where.tag`, ...meantBy(tag, tags) } as const]
      : []),
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

const unnamed = (
  section: Record<string, unknown>,
  collections: ReadonlyMap<string, Collection>,
  { file, path }: Place,
): FileFinding[] => {
  const names = textOf(groupOf(section.where).names);
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

/** Lists of collections that there are not, and what they ask of entries that have none of it. */
export const checkLists = (
  values: Values,
  collections: ReadonlyMap<string, Collection>,
): FileFinding[] =>
  sectionsIn(values).flatMap(({ file, path, section }): FileFinding[] => {
    const of = textOf(section.of);
    if (section.kind !== 'list' || of === undefined) return [];
    const collection = collections.get(of);
    if (!collection) {
      const meant = meantBy(of, [...collections.keys()]);
      const allowed = meant.allowed ?? 'there are no collections yet';
      return [{ file, error: 'noSuchCollection', path: `${path}.of`, ...meant, allowed }];
    }
    const place = { file, path };
    return [
      ...lacking(section, collection, place),
      ...wrongChoice(section, collection, place),
      ...unnamed(section, collections, place),
    ];
  });
