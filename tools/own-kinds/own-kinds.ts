import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Names, namesFor } from '../../packages/config-values/names';
import { listsOfKinds } from '../new/plan-section';

type Sort = keyof typeof listsOfKinds;

const sorts = Object.keys(listsOfKinds) as Sort[];

/** A kind of a project's own: its folder is `src/<sort>/<name>`. */
export type OwnKind = { sort: Sort; names: Names };

/** Files below a folder, from it, in order; links, and what systems and editors leave there, are none of them. */
export const filesBelow = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

const isName = (name: string) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);

/** Why a schema is none of a kind, if it is not. */
const faultOf = (name: string, schema: string): string | undefined => {
  if (!isName(name)) {
    return 'a kind has small letters and digits with single hyphens between words, and begins with a letter.';
  }
  const exported = `${namesFor(name).camel}Schema`;
  if (!new RegExp(`^export const ${exported}\\b`, 'm').test(schema)) {
    return `its schema.ts does not export ${exported}.`;
  }
  return undefined;
};

/**
 * The kinds in the folder `src` of a project that has installed the engine in `engine`. Throws what is wrong with them,
 * and with files that the engine has already.
 */
export const ownKinds = (src: string, engine: string): OwnKind[] => {
  const files = filesBelow(src);
  const taken = files.find((file) => existsSync(join(engine, 'src', file)));
  if (taken !== undefined) {
    throw new Error(`src/${taken} is a file of the engine already: choose another name.`);
  }
  return files.flatMap((file): OwnKind[] => {
    const [, folder = '', name = ''] = /^([^/]+)\/([^/]+)\/schema\.ts$/.exec(file) ?? [];
    if (name === '') return [];
    const sort = sorts.find((each) => each === folder);
    const fault = sort
      ? faultOf(name, readFileSync(join(src, file), 'utf8'))
      : `a project can have kinds of its own in ${sorts.map((each) => `src/${each}`).join(' and ')}.`;
    if (!sort || fault !== undefined) throw new Error(`src/${folder}/${name}: ${fault}`);
    return [{ sort, names: namesFor(name) }];
  });
};
