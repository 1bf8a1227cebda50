import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';

const isSite = (folder: string) => existsSync(join(folder, 'config'));

/** The folders that SITE may name, beside the project itself. */
export const examplesIn = (project: string) =>
  (existsSync(join(project, 'examples')) ? readdirSync(join(project, 'examples')) : [])
    .map((name) => `examples/${name}`)
    .filter((folder) => isSite(join(project, folder)));

/** Packages are found from a folder of the project alone. */
const isWithin = (project: string, folder: string) => {
  const way = relative(project, folder);
  return !way.startsWith('..') && !isAbsolute(way);
};

/**
 * The folder of the site that is run, which holds its config/, its public/, its security rules, and
 * what is built of them. SITE names it, as in `SITE=examples/dentist npm start`; without SITE it is
 * the project. Throws an error that says which folders there are.
 */
export const siteFolder = (project = process.cwd(), given = process.env.SITE): string => {
  const name = given?.trim() ?? '';
  if (name === '') return project;
  const folder = resolve(project, name);
  if (isWithin(project, folder) && isSite(folder)) return folder;
  const sites = examplesIn(project).join(', ');
  throw new Error(
    `SITE is "${name}", but must be a folder of this project that has a folder config: ${sites || 'there is none yet'}.\n` +
      'Without SITE the site is that of the folder config here: npm start',
  );
};

/** The site's folder from the project's root, as examples/dentist; empty for the project's own. */
export const siteName = (project = process.cwd()): string =>
  relative(project, siteFolder(project)).replaceAll('\\', '/');
