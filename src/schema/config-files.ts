/** The files of config by their paths from the site's folder. What each may say: src/site/file-sorts.ts. */

export const siteFile = 'config/site.ts';
export const themeFile = 'config/theme.ts';
export const routesFile = 'config/routes.ts';
export const notificationsFile = 'config/notifications.ts';

export const namedFolders = ['pages', 'forms', 'collections'] as const;
export type NamedFolder = (typeof namedFolders)[number];

const homeOf = (folder: NamedFolder) => `config/${folder}/`;
const nameIn = (folder: NamedFolder, file: string): string | undefined =>
  file.startsWith(homeOf(folder)) && file.endsWith('.ts')
    ? file.slice(homeOf(folder).length, -'.ts'.length)
    : undefined;

/** The file of a page; a page that a template makes is called as course/german. */
export const pageFile = (name: string) => `${homeOf('pages')}${name}.ts`;
export const formFile = (name: string) => `${homeOf('forms')}${name}.ts`;
export const collectionFile = (name: string) => `${homeOf('collections')}${name}.ts`;

/** The name of a page by its file; undefined for any other file. */
export const pageNameOf = (file: string) => nameIn('pages', file);
export const formNameOf = (file: string) => nameIn('forms', file);
export const collectionNameOf = (file: string) => nameIn('collections', file);

/** The names of those of these files that are in a folder: of pages, for example. */
export const namesIn = (folder: NamedFolder, files: readonly string[]): string[] =>
  files.flatMap((file) => nameIn(folder, file) ?? []);

export const isPageFile = (file: string) => file.startsWith(homeOf('pages'));
export const isFormFile = (file: string) => file.startsWith(homeOf('forms'));
export const isCollectionFile = (file: string) => file.startsWith(homeOf('collections'));

export const namedFolderOf = (file: string): NamedFolder | undefined =>
  namedFolders.find((folder) => file.startsWith(homeOf(folder)));

/** The name of any file of config: home of config/pages/home.ts, site of config/site.ts. */
export const nameOfFile = (file: string): string | undefined =>
  /^config\/(?:[a-z]+\/)?([^/]+)\.ts$/.exec(file)?.[1];
