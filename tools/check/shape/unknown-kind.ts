import type { Schema, SchemaDescription } from 'yup';
import type { Metadata } from '../../../src/schema/metadata';
import { wordsIn } from '../../../src/schema/primitives';
import { groupAround, join, parentOf, valueAt } from '../../config-reader/values';
import { kebab } from '../../nearest/letters';
import { inQuotes } from '../../nearest/meant-by';
import { nearest, nearestKey } from '../../nearest/nearest';
import { becomes, type Finding } from '../../problems/problem';
import { type Checked, choicesAt, isNeeded, keysOf, metaAt } from './schema-at';
import { wrongSortOf } from './wrong-sort';

const metaOf = (schema: Schema | undefined): Metadata | undefined => schema?.meta();

/** What people call each kind. */
type Aliases = Record<string, readonly string[] | undefined>;

export const aliasesOf = (schemas: Record<string, Schema>): Aliases =>
  Object.fromEntries(
    Object.entries(schemas).map(([kind, schema]) => [kind, wordsIn(metaOf(schema)?.aliases)]),
  );

/** The key whose aliases match a word, or one like it. */
export const askedFor = (
  word: string,
  wordAliases: Aliases,
): { name: string; isExact: boolean } | undefined => {
  const names = Object.entries(wordAliases).flatMap(([name, words = []]) =>
    words.map((each) => ({ name, word: each })),
  );
  const found = nearest(
    word,
    names.map((each) => each.word),
  );
  const name = names.find((each) => each.word === found?.word)?.name;
  return name === undefined ? undefined : { name, isExact: found?.certain ?? false };
};

/** The same for kinds. */
export const kindAskedFor = (word: string, schemas: Record<string, Schema>) => {
  const { name, isExact = false } = askedFor(word, aliasesOf(schemas)) ?? {};
  return name === undefined ? undefined : { kind: name, isExact };
};

/** The key of a group that the word means: honeypot for captcha, radius for borderRadius. */
export const keyAskedFor = (word: string, schema: Schema | undefined) =>
  Object.entries(schema && 'fields' in schema ? (schema.fields as Record<string, Schema>) : {})
    .map(([key, each]) => ({ key, ...metaOf(each) }))
    .find(({ aliases }) => wordsIn(aliases).includes(kebab(word)));

/** The nearest existing kind, and its description. */
export const nearestSaid = (name: string | undefined, description = ''): string => {
  const reported = description === '' ? '' : `: ${description.replace(/\.$/, '')}`;
  return name === undefined ? '' : `; what comes nearest is “${name}”${reported}`;
};

/** Where all kinds are shown, who adds new ones, and the plainest kind. */
const sorts = {
  section: { where: 'docs/config.md, “Sections”', plainest: 'prose' },
  field: { where: 'docs/config.md, “Fields”', plainest: 'text' },
};

type Wish = { path: string; word: string; schemas: Record<string, Schema>; root: Schema };

/** An unknown kind: the nearest one, and who can add it. */
export const wishFor = ({ path, word, schemas, root }: Wish): Finding => {
  const sort = /sections\[\d+\]$/.test(path) ? 'section' : 'field';
  const { where, plainest } = sorts[sort];
  const asked = kindAskedFor(word, schemas)?.kind;
  const { key, description } = keyAskedFor(word, root) ?? {
    key: asked,
    description: asked && metaOf(schemas[asked])?.description,
  };
  const named = kebab(word) || 'name';
  const command =
    sort === 'section' ? `npm run new -- section ${named}` : 'CONTRIBUTING.md, “Add a field kind”';
  const wish = `, or ask a developer to add this one: ${command}`;
  return {
    error: 'unknownKind',
    path: join(path, 'kind'),
    parts: { sort, nearest: nearestSaid(key, description), where, wish },
    instead: asked ?? plainest,
  };
};

const neededKeys = (description: SchemaDescription) =>
  'fields' in description
    ? Object.entries(description.fields as Record<string, unknown>)
        .filter(([key, field]) => key !== 'kind' && isNeeded(field))
        .map(([key]) => key)
    : [];

/** The kind that the other names of an entry indicate, with at least two more matches than the others. */
const kindByKeys = (value: object, schemas: Record<string, Schema>): string | undefined => {
  const keys = Object.keys(value).filter((key) => key !== 'kind');
  const [best, ...others] = Object.entries(schemas)
    .map(([kind, schema]) => {
      const description = schema.describe();
      const known = keysOf(description);
      const meant = keys.flatMap((key) => nearestKey(key, known)?.word ?? []);
      const left = neededKeys(description).filter((key) => !meant.includes(key));
      const literal = keys.filter((key) => known.includes(key)).length;
      return { kind, known: meant.length, literal, score: meant.length - left.length };
    })
    .toSorted((one, other) => other.score - one.score);
  const [next] = others;
  if (!best || best.known < 2 || (next && next.score === best.score)) return undefined;
  // Another kind has more of the names as they are written.
  return others.some(({ literal }) => literal > best.literal) ? undefined : best.kind;
};

/** A group that may be of several kinds and does not say which. */
const missingKind = (path: string, value: object, schemas: Record<string, Schema>): Finding => {
  const kinds = Object.keys(schemas);
  // type: 'map' for kind: 'map'.
  const [misnamed] = Object.entries(value).find(([, word]) => kinds.includes(String(word))) ?? [];
  if (misnamed !== undefined) {
    const finding = { path: join(path, misnamed), at: 'key' as const, parts: { found: misnamed } };
    return { error: 'unknownKey', ...finding, suggestion: 'kind:', fix: { key: 'kind' } };
  }
  const meant = kindByKeys(value, schemas);
  const suggestion = meant && `kind: '${meant}'`;
  const allowed = meant === undefined ? kinds.map(inQuotes).join(', ') : undefined;
  return { error: 'missingKind', path, allowed, suggestion };
};

/** The meaning is known: this is no feature request. */
const meantAs = (wish: Finding, kind: string, certain = false): Finding => ({
  ...wish,
  parts: { ...wish.parts, nearest: '', wish: '' },
  ...becomes(inQuotes(kind), certain),
});

/** Whether the entry around this one is of a kind that cannot stand here: a group in a group. */
const isKindAround = (path: string, { word, checked }: { word: string; checked: Checked }) =>
  Object.hasOwn(choicesAt(checked, groupAround(path))?.schemas ?? {}, word);

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
  if (kind === undefined) return missingKind(path, value, schemas);
  const word = typeof kind === 'string' ? kind : '';
  const wish = wishFor({ path, word, schemas, root: checked.schema });
  if (isKindAround(path, { word, checked })) {
    const { description = '' } = metaAt(checked, parentOf(path));
    const [rule = ''] = /[^.]+\.$/.exec(description) ?? [];
    const nearest = ` here:${rule.replace(/\.$/, '').toLowerCase()}`;
    const allowed = Object.keys(schemas).map(inQuotes).join(', ');
    return { ...wish, allowed, parts: { ...wish.parts, nearest, wish: '' }, instead: undefined };
  }
  const meant = nearest(word, Object.keys(schemas));
  if (meant?.certain) return meantAs(wish, meant.word, true);
  const asked = kindAskedFor(word, schemas);
  const byKeys = kindByKeys(value, schemas);
  if (asked && (asked.isExact || !meant)) {
    const isTaken = schemas[asked.kind]?.isValidSync(
      { ...value, kind: asked.kind },
      { strict: true },
    );
    return isTaken || byKeys === asked.kind ? meantAs(wish, asked.kind) : wish;
  }
  const likely = meant?.word ?? byKeys;
  return likely === undefined ? wish : meantAs(wish, likely);
};
