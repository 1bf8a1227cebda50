import { collectionMetadata } from '../../../src/collections/kind-metadata';
import { siteFile } from '../../../src/schema/config-files';
import { relationKeys } from '../../../src/schema/entries-where';
import { relationIn } from '../../../src/schema/relation';
import { oncePerValue } from '../../config-values/once-per-value';
import { groupOf, listOf, type Section, textOf } from '../../config-values/values';
import type { ErrorName } from '../../problems/catalogue/errors';
import type { Finding } from '../../problems/problem';
import { entryWithId, holdersOf, isTag, priceOf, tagsOf } from '../../resolved-site/collections';
import type { Collection, Entry } from '../../resolved-site/entry';
import { namesOfEntries } from '../../resolved-site/entry-words';
import type { CheckedSite } from '../checked-site';
import { foundIf, needless, unknownName } from './found';

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

/** A list and the collection that it is of. */
type ListOf = Section & { collection: Collection };

const lacking = ({ section, path, collection }: ListOf): Finding[] =>
  needs
    .filter(({ key, words }) => words.includes(String(section[key])))
    .filter(({ of }) => !collection.entries.some((entry) => of(entry, collection)))
    .flatMap(({ key, what }) =>
      foundIf(collection.entries.length > 0, {
        error: 'noEntryHas',
        path: `${path}.${key}`,
        parts: { what },
      }),
    );

const withoutChoice = ({ section, path, collection }: ListOf): Finding[] =>
  foundIf(
    section.choose !== undefined && tagsIn(collection).size < 2,
    needless('nothingToChoose', `${path}.choose`),
  );

/** Only events have several dates; at the moment none of them may. */
const withoutSeries = ({ section, path, collection }: ListOf): Finding[] => {
  const where = 'in a list of entries that are no events';
  const parts = { key: 'series', where, instead: 'show events' };
  return foundIf(
    section.series !== undefined && !collectionMetadata(collection).takesPlace,
    needless('notInLook', `${path}.series`, { parts }),
  );
};

type Asked = {
  where: unknown;
  path: string;
  collection: Collection;
  collections: ReadonlyMap<string, Collection>;
};

const withoutTag = ({ where, path, collection }: Asked): Finding[] => {
  const name = textOf(groupOf(where).tag);
  const tags = tagsIn(collection);
  if (name === undefined || tags.has(name)) return [];
  return unknownName({ error: 'noSuchTag', path: `${path}.tag`, name }, [...tags]);
};

const otherId = ({ where, path, collection }: Asked): Finding[] => {
  const name = textOf(groupOf(where).id);
  if (name === undefined || entryWithId(collection, name)) return [];
  const known = collection.entries.map(({ id }) => id);
  return unknownName({ error: 'noSuchEntry', path: `${path}.id`, name }, known);
};

/** What a list asks its entries to name: by any of their keys, or by one. */
const unnamed = ({ where, path, collection, collections }: Asked): Finding[] => {
  const asked = groupOf(where);
  const keys = namesOfEntries(collection).filter((key) =>
    relationKeys.some((each) => each === key),
  );
  return ['names', ...relationKeys].flatMap((key): Finding[] => {
    const named = textOf(asked[key]);
    if (named === undefined) return [];
    const at = `${path}.${key}`;
    if (key !== 'names' && !keys.includes(key)) {
      const [only] = keys;
      const isOnly = keys.length === 1 && only !== undefined && asked[only] === undefined;
      const meant = isOnly && { suggestion: `${only}:`, fix: { key: only } };
      const allowed = [...keys, 'names'].join(', ');
      return [{ error: 'notNamedBy', path: at, at: 'key', parts: { key }, allowed, ...meant }];
    }
    const relation = relationIn(named);
    const other = relation && collections.get(relation.collection);
    const holders = key === 'names' ? [] : holdersOf(collection, [named]);
    const isWritten = holders.some(({ value }) => [value[key]].flat().includes(named));
    if (isWritten || (other && entryWithId(other, relation.id))) return [];
    const known = [...collections.values()].flatMap(({ name, entries }) =>
      entries.map(({ id }) => `${name}/${id}`),
    );
    return unknownName({ error: 'noSuchEntry', path: at, name: named }, known);
  });
};

/** What only the page of an entry can show. */
const elsewhere = ({ section, path }: Section, entry: Entry | undefined): Finding[] => {
  if (section.kind === 'entry-links') {
    return foundIf(!entry, { ...needless('notOfEntry', path), path: `${path}.kind` });
  }
  const isOfEntry = entry !== undefined && !isTag(entry);
  const isRelated = section.kind === 'list' && groupOf(section.where).related === true;
  const found = needless('notOfEntry', `${path}.where.related`, { at: 'key' });
  return foundIf(isRelated && !isOfEntry, found);
};

/** What `checkChosen` finds. */
export const choiceErrors: readonly ErrorName[] = [
  'noSuchCollection',
  'noSuchTag',
  'noSuchEntry',
  'notNamedBy',
];

/** What is wrong with the collection that `key` of a group names, and with what it asks of its entries. */
export const checkChosen = (
  group: Readonly<Record<string, unknown>>,
  { key, path }: { key: 'of' | 'from'; path: string },
  collections: ReadonlyMap<string, Collection>,
): { collection?: Collection | undefined; findings: Finding[] } => {
  const name = textOf(group[key]);
  const collection = collections.get(name ?? '');
  if (collection) {
    const asked = { where: group.where, path: `${path}.where`, collection, collections };
    return { collection, findings: [withoutTag, unnamed, otherId].flatMap((of) => of(asked)) };
  }
  const named = { error: 'noSuchCollection', path: `${path}.${key}`, name } as const;
  return { findings: unknownName(named, [...collections.keys()], { none: noCollections }) };
};

export const noCollections = 'there are no collections yet';

/** Maps of places that no visitor can open in the page, since the site has no words to ask them. */
const unaskedMap = ({ section, path, collection }: ListOf, { values }: CheckedSite): Finding[] =>
  foundIf(
    groupOf(values.get(siteFile)).consent === undefined &&
      section.look === 'places' &&
      hasMap(collection),
    { error: 'mapWithoutQuestion', path: `${path}.look` },
  );

/** A list of a collection that there is not, and what it asks of entries that have none of it. */
export const checkList = (each: Section, site: CheckedSite): Finding[] => {
  const { section, file, path } = each;
  const { collections, entryOfPage } = site.resolved;
  const misplaced = elsewhere(each, entryOfPage(file));
  if (section.kind !== 'list') return misplaced;
  const { collection, findings } = checkChosen(section, { key: 'of', path }, collections);
  if (!collection) return findings;
  const list = { ...each, collection };
  return [
    ...misplaced,
    ...lacking(list),
    ...findings,
    ...withoutSeries(list),
    ...withoutChoice(list),
    ...unaskedMap(list, site),
  ];
};
