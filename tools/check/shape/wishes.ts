import type { Schema } from 'yup';
import type { Metadata } from '../../../src/schema/metadata';
import type { Finding } from '../finding';
import { kebab } from '../nearest/kebab';
import { nearest } from '../nearest/nearest';
import { join } from '../read/paths';

const metaOf = (schema: Schema | undefined): Metadata | undefined => schema?.meta();

/** What people call each of them. */
export type Aliases = Record<string, readonly string[] | undefined>;

export const aliasesOf = (schemas: Record<string, Schema>): Aliases =>
  Object.fromEntries(
    Object.entries(schemas).map(([kind, schema]) => [kind, metaOf(schema)?.aliases]),
  );

/** Which answers to a word that people use for it, or to one like it. */
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

/** The same of kinds. */
export const kindAskedFor = (word: string, schemas: Record<string, Schema>) => {
  const { name, isExact = false } = askedFor(word, aliasesOf(schemas)) ?? {};
  return name === undefined ? undefined : { kind: name, isExact };
};

/** What of a group answers to the word: honeypot for captcha, radius for borderRadius. */
export const keyAskedFor = (word: string, schema: Schema | undefined) =>
  Object.entries(schema && 'fields' in schema ? (schema.fields as Record<string, Schema>) : {})
    .map(([key, each]) => ({ key, ...metaOf(each) }))
    .find(({ aliases }) => aliases?.includes(kebab(word)));

/** What comes nearest to what there is not, and what that is. */
export const nearestSaid = (name: string | undefined, description = ''): string => {
  const reported = description === '' ? '' : `: ${description.replace(/\.$/, '')}`;
  return name === undefined ? '' : `; what comes nearest is “${name}”${reported}`;
};

/** Where all kinds are shown, who makes another one, and the plainest of them. */
const sorts = {
  section: { where: 'docs/config.md, “Sections”', plainest: 'prose' },
  field: { where: 'docs/config.md, “Fields”', plainest: 'text' },
};

type Wish = { path: string; word: string; schemas: Record<string, Schema>; root: Schema };

/** A kind that there is not: what comes nearest, and who can add it. */
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
