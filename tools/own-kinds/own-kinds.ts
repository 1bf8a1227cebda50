import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { capital, type Names, namesFor } from '../../packages/config-values/names';
import { filesBelow } from '../files-below';

/** A file of a kind, without `.ts`; of a kind `quote` the first exports `quoteSchema`, and so on. */
type Part = 'schema' | 'value' | 'condition' | 'rule' | 'example';

/** A line by which the engine knows a kind: in a list of one of its files, from a file of the kind. */
export type Line = {
  file: string;
  list: string;
  part: Part;
  /** What stands there for a kind without that file. */
  otherwise?: string;
};

/** The lines of a kind of each sort, whose folder is `src/<sort>/<kind>`. */
export const linesOf = {
  sections: [{ file: 'src/sections/registry.ts', list: 'sectionSchemas', part: 'schema' }],
  collections: [{ file: 'src/collections/registry.ts', list: 'collectionSchemas', part: 'schema' }],
  fields: [
    { file: 'src/fields/registry.ts', list: 'entrySchemas', part: 'schema' },
    // One line of any text, unless it says otherwise.
    {
      file: 'src/fields/value-kinds.ts',
      list: 'valueKinds',
      part: 'value',
      otherwise: 'textValue',
    },
    {
      file: 'packages/security-rules/field-conditions.ts',
      list: 'fieldConditions',
      part: 'condition',
      otherwise: 'text',
    },
  ],
  rules: [
    { file: 'src/rules/schemas.ts', list: 'ruleSchemas', part: 'schema' },
    { file: 'src/rules/predicates.ts', list: 'rules', part: 'rule' },
    { file: 'src/rules/examples.ts', list: 'examples', part: 'example' },
    { file: 'packages/security-rules/rule-conditions.ts', list: 'conditions', part: 'condition' },
  ],
} as const satisfies Record<string, readonly Line[]>;

type Sort = keyof typeof linesOf;

const sorts = Object.keys(linesOf) as Sort[];

export type OwnKind = {
  sort: Sort;
  names: Names;
  /** Files that it has, of those that lines are from. */
  parts: readonly Part[];
};

export const exportOf = ({ camel }: Names, part: Part): string =>
  part === 'example' ? 'examples' : `${camel}${capital(part)}`;

/** The files of a project's own kinds, in order; links, and what systems and editors leave there, are none of them. */
export const filesOfKinds = (src: string): string[] =>
  existsSync(src) ? filesBelow(src).filter((file) => !basename(file).startsWith('.')) : [];

const isName = (name: string) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);

const kindIn = (src: string, folder: string, name: string): OwnKind => {
  const fail = (why: string): never => {
    throw new Error(`src/${folder}/${name}: ${why}`);
  };
  const sort = sorts.find((each) => each === folder);
  if (!sort) return fail(`kinds stand in ${sorts.map((each) => `src/${each}`).join(', ')}.`);
  if (!isName(name)) {
    return fail(
      'a kind has small letters and digits with single hyphens between words, and begins with a letter.',
    );
  }
  const names = namesFor(name);
  const lines: readonly Line[] = linesOf[sort];
  const parts = lines.flatMap(({ part, otherwise }): Part[] => {
    const file = join(src, folder, name, `${part}.ts`);
    if (!existsSync(file)) {
      return otherwise === undefined ? fail(`it has no ${part}.ts, as each kind there has.`) : [];
    }
    const exported = exportOf(names, part);
    const isThere = new RegExp(`^export const ${exported}\\b`, 'm').test(
      readFileSync(file, 'utf8'),
    );
    return isThere ? [part] : fail(`its ${part}.ts does not export ${exported}.`);
  });
  return { sort, names, parts };
};

/**
 * The kinds in the folder `src` of a project that has installed the engine in `engine`. Throws what is wrong with them,
 * and with files that the engine has already.
 */
export const ownKinds = (src: string, engine: string): OwnKind[] => {
  const files = filesOfKinds(src);
  const taken = files.find((file) => existsSync(join(engine, 'src', file)));
  if (taken !== undefined) {
    throw new Error(`src/${taken} is a file of the engine already: choose another name.`);
  }
  return files.flatMap((file): OwnKind[] => {
    const [, folder, name] = /^([^/]+)\/([^/]+)\/schema\.ts$/.exec(file) ?? [];
    return folder === undefined || name === undefined ? [] : [kindIn(src, folder, name)];
  });
};
