import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { projectRoot } from './roots';

const isSite = (folder: string) => existsSync(join(folder, 'config'));

export const sitesIn = (project: string, folder: string) =>
  (existsSync(join(project, folder)) ? readdirSync(join(project, folder)) : [])
    .map((name) => `${folder}/${name}`)
    .filter((site) => isSite(join(project, site)));

/** Packages are found only from a folder of the project. */
const isWithin = (project: string, folder: string) => {
  const way = relative(project, folder);
  return !way.startsWith('..') && !isAbsolute(way);
};

/**
 * The folder of the site that is run, with its config/, its public/, its security rules, and its
 * builds. SITE names it, as in `SITE=examples/dentist npm start`; without SITE it is the project.
 * Throws an error that lists the folders.
 */
export const siteFolder = (project = projectRoot, given = process.env.SITE): string => {
  const name = given?.trim() ?? '';
  if (name === '') return project;
  const folder = resolve(project, name);
  if (isWithin(project, folder) && isSite(folder)) return folder;
  // Where `npm run new -- site` suggests to make them.
  const sites = ['sites', 'examples'].flatMap((parent) => sitesIn(project, parent)).join(', ');
  throw new Error(
    `SITE is "${name}", but must be a folder of this project with a folder config: ${sites || 'there is none yet'}.\n` +
      'Without SITE the site is that of the folder config here: npm start',
  );
};

/** A site's folder from the project's root, as examples/dentist; empty for the project's own. */
export const nameOfFolder = (folder: string, project = projectRoot): string => {
  const name = relative(project, folder).replaceAll('\\', '/');
  // SITE cannot name a folder outside the project.
  return name.startsWith('..') || isAbsolute(name) ? '' : name;
};

export const siteName = (project = projectRoot): string =>
  nameOfFolder(siteFolder(project), project);
