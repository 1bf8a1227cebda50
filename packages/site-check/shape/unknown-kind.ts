import type { Schema } from 'yup';
import { wordsIn } from '../../../src/schema/primitives';
import { join, valueAt } from '../../../src/schema/values/paths';
import { type Checked, choicesAt } from '../../config-values/schema-at';
import { groupAround, groupOf, textOf } from '../../config-values/values';
import { kebab } from '../../problems/nearest/letters';
import { inQuotes } from '../../problems/nearest/meant-by';
import { nearest } from '../../problems/nearest/nearest';
import { becomes, type Finding } from '../../problems/problem';
import { wrongSortOf } from './wrong-value';

/** What people call each kind, icon or type of file. */
type Aliases = Record<string, readonly string[] | undefined>;

export const aliasesOf = (schemas: Record<string, Schema>): Aliases =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, wordsIn(schema.meta()?.aliases)]),
  );

/** The one whose aliases match a word, or one like it. */
export const byAlias = (
  word: string,
  aliases: Aliases,
): { name: string; isExact: boolean } | undefined => {
  const names = Object.entries(aliases).flatMap(([name, words = []]) =>
    words.map((each) => ({ name, word: each })),
  );
  const found = nearest(
    word,
    names.map((each) => each.word),
  );
  const name = names.find((each) => each.word === found?.word)?.name;
  return name === undefined ? undefined : { name, isExact: found?.edits === 0 };
};

/** The kind that a word means, or one like it. */
export const kindByAlias = (word: string, schemas: Record<string, Schema>) =>
  byAlias(word, aliasesOf(schemas));

export const nearestSaid = (name: string | undefined, description = ''): string => {
  const reported = description === '' ? '' : `: ${description.replace(/\.$/, '')}`;
  return name === undefined ? '' : `; what comes nearest is “${name}”${reported}`;
};

/** Where all kinds are shown, who adds new ones, and the plainest kind. */
const sorts = {
  section: { where: 'docs/config.md, “Sections”', plainest: 'prose' },
  field: { where: 'docs/config.md, “Fields”', plainest: 'text' },
  collection: { where: 'docs/config.md, “Collections”', plainest: 'entry' },
};

const sortAt = (path: string): keyof typeof sorts => {
  if (path === '') return 'collection';
  return /sections\[\d+\]$/.test(path) ? 'section' : 'field';
};

type Wish = { path: string; word: string; schemas: Record<string, Schema> };

/** An unknown kind: the nearest one, and who can add it. */
export const wishFor = ({ path, word, schemas }: Wish): Finding => {
  const sort = sortAt(path);
  const { where, plainest } = sorts[sort];
  const kind = kindByAlias(word, schemas)?.name;
  const description = schemas[kind ?? '']?.meta()?.description;
  const command = {
    section: `npm run new -- section ${kebab(word) || 'name'}`,
    field: 'CONTRIBUTING.md, “Add a field kind”',
    collection: 'docs/recipes.md, “Add a collection kind”',
  }[sort];
  const wish = `, or ask a developer to add this one: ${command}`;
  return {
    error: 'unknownKind',
    path: join(path, 'kind'),
    parts: { sort, nearest: nearestSaid(kind, description), where, wish },
    instead: kind ?? plainest,
  };
};

/** Whether an entry would be in order as one of this kind. */
const fits = (value: object, kind: string, schemas: Record<string, Schema>) =>
  schemas[kind]?.isValidSync({ ...value, kind }, { strict: true }) ?? false;

/** A group that may be of several kinds and does not say which. */
const missingKind = (path: string, schemas: Record<string, Schema>): Finding => ({
  error: 'missingKind',
  path,
  allowed: Object.keys(schemas).map(inQuotes).join(', '),
});

/** The meaning is known: this is no feature request. */
const meantAs = (wish: Finding, kind: string, certain = false): Finding => ({
  ...wish,
  parts: { ...wish.parts, nearest: '', wish: '' },
  ...becomes(inQuotes(kind), certain),
});

/** Where fewer kinds may stand than around it. */
const places: Record<string, string> = {
  group: ' in a group',
  list: ' in a list',
  'stored-group': ' in a stored group',
};

/** What to do instead with a kind that cannot stand in the entries of a list, or in a stored group. */
const insteadInEntries: Record<string, string> = {
  file: ': one field for files below it, with maxFiles, takes those of all entries; a text in each entry says which file is meant',
  matrix: ', below it; in each entry a field of the kind radio for every statement asks the same',
  price: ', below it: there “each” in its sum counts the entries, or adds the prices in them',
  list: ', below it: a text in its entries says to which of these they belong',
  'stored-group': '; its fields can stand here by themselves',
  group: '; its fields can stand here by themselves',
};

const isOfEntries = (kind: string) => kind === 'list' || kind === 'stored-group';

/** A group that may be of several kinds and is none of them. */
export const unknownKind = (
  path: string,
  schemas: Record<string, Schema>,
  checked: Checked,
): Finding => {
  const value = valueAt(checked.value, path);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return wrongSortOf(path, 'object', checked);
  }
  const { kind } = value as { kind?: unknown };
  if (kind === undefined) return missingKind(path, schemas);
  const word = typeof kind === 'string' ? kind : '';
  const wish = wishFor({ path, word, schemas });
  // A group in a group.
  const around = groupAround(path);
  if (Object.hasOwn(choicesAt(checked, around)?.schemas ?? {}, word)) {
    const allowed = Object.keys(schemas).map(inQuotes).join(', ');
    const outer = textOf(groupOf(valueAt(checked.value, around)).kind) ?? '';
    const instead = isOfEntries(outer) ? (insteadInEntries[word] ?? '') : '';
    const elsewhere = {
      nearest: places[outer] ?? ' here',
      wish: `, that are allowed here; or move it out${instead}`,
    };
    const parts = { ...wish.parts, ...elsewhere };
    return { ...wish, allowed, parts, instead: sorts[sortAt(path)].plainest };
  }
  const meant = nearest(word, Object.keys(schemas));
  if (meant?.certain) return meantAs(wish, meant.word, true);
  const alias = kindByAlias(word, schemas);
  if (alias && (alias.isExact || !meant)) {
    return fits(value, alias.name, schemas) ? meantAs(wish, alias.name) : wish;
  }
  return meant ? meantAs(wish, meant.word) : wish;
};
