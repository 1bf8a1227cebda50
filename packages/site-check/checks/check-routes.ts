import { calendarFolder, feedFolder } from '../../../src/collections/collection-files';
import { feedFile, securityTxtFile } from '../../../src/head/head-files';
import { manifestFile } from '../../../src/head/head-tags';
import { routesFile } from '../../../src/schema/config-files';
import type { RoutesDefinition } from '../../../src/schema/routes';
import { searchFolder } from '../../../src/sections/search/find-pages';
import { pagesOfRoutes } from '../../config-values/readable-routes';
import { groupOf, listOf, textOf } from '../../config-values/values';
import { meantByName } from '../../problems/nearest/meant-by';
import type { FileFinding } from '../../problems/problem';
import { pageFile, redirectsName } from '../../resolved-site/built-files';
import { twice } from './twice';

const file = routesFile;

/** Disks and hosts may ignore case. */
const fold = (text: string) => text.toLowerCase();

/** Reserved addresses in lower case, and who uses them. */
const reserved: { path: RegExp; whose: string }[] = [
  { path: /(?:^|\/)index$/, whose: 'index is what hosts call the page of a whole folder' },
  { path: /^\/404$/, whose: 'hosts show there what they show for addresses that there are not' },
  {
    path: /^\/__/,
    whose: 'what begins with __ belongs to the host and to the tools of this project',
  },
  {
    path: /^\/(?:v0\/b|v1\/projects)\//,
    whose: 'on your own machine what visitors send goes there',
  },
  {
    path: /\/(?:con|prn|aux|nul|com\d|lpt\d)(?:\/|$)/,
    whose: 'Windows lets no file or folder be called so',
  },
];

const addressesIn = (routes: unknown) =>
  pagesOfRoutes(routes).flatMap(({ path, aliases, at }) => [
    ...(path === undefined ? [] : [{ name: path, path: `${at}.path` }]),
    ...aliases.map((name, which) => ({ name, path: `${at}.aliases[${which}]` })),
  ]);

/** Paths that the host or the dev server uses for something other than a page. */
export const reservedPaths = (routes: unknown): FileFinding[] =>
  addressesIn(routes).flatMap(({ name, path }): FileFinding[] => {
    const whose = reserved.find((each) => each.path.test(fold(name)))?.whose;
    return whose === undefined ? [] : [{ file, error: 'reservedPath', path, parts: { whose } }];
  });

/** Files that the build writes beside the pages, and folders that hold only its own files. */
const builtFiles = ['index.html', '404.html', 'sitemap.xml', 'robots.txt', feedFile].concat(
  manifestFile.slice(1),
  securityTxtFile,
);
const builtFolders = ['/assets/', '/og/', '/.vite/'].concat(
  [`${searchFolder}/`, calendarFolder, feedFolder].map((folder) => `/${folder}`),
);

/** What no redirect may lead away from, beside pages: of a folder something in it. */
export const builtAddresses = [...builtFiles, 'assets/a', 'og/a', 'favicon.svg', 'favicon.ico']
  .filter((name) => name !== 'index.html')
  .map((name) => `/${name}`);

/**
 * Paths at which a host shows one of `files`, the addresses in public/, and files that replace the
 * build's own.
 */
export const placesInPublic = (routes: unknown, files: readonly string[]): FileFinding[] => {
  const byPlace = new Map(files.toReversed().map((each) => [fold(each), each]));
  const taken = addressesIn(routes).flatMap(({ name, path }): FileFinding[] => {
    const bare = fold(name);
    const places = [`/${fold(pageFile(name))}`, bare, `${bare}/index.html`];
    const other =
      name === '/' ? undefined : places.flatMap((place) => byPlace.get(place) ?? []).at(0);
    return other === undefined ? [] : [{ file, error: 'takenByFile', path, parts: { other } }];
  });
  const written = [
    ...builtFiles,
    ...(listOf(groupOf(routes).redirects).length > 0 ? [redirectsName] : []),
  ];
  const built = files.filter(
    (each) =>
      written.some((name) => fold(each) === `/${name}`) ||
      builtFolders.some((folder) => fold(each).startsWith(folder)),
  );
  return [
    ...taken,
    ...built.map((each): FileFinding => ({ file: `public${each}`, error: 'builtFile', path: '' })),
  ];
};

export type PageFiles = {
  pages: string[];
  /** The names of files with errors of their own, under which they would be read. */
  lost: string[];
};

/** Paths that already show a page: it is not known which page their links mean. */
export const takenPaths = (routes: unknown): FileFinding[] =>
  twice(
    'takenPath',
    addressesIn(routes).map(({ name, path }) => ({ file, name: fold(name), path })),
  );

/** One page in two entries: aliases are for that. Paths taken twice are reported there. */
const doubledPages = (routes: unknown): FileFinding[] => {
  const seen = new Set<string | undefined>();
  const pages = pagesOfRoutes(routes).filter(({ path }) => !seen.has(path) && seen.add(path));
  return twice(
    'doubledPage',
    pages.map(({ name, at }) => ({ file, name, path: `${at}.page` })),
  );
};

const missingPages = (routes: unknown, { pages, lost }: PageFiles): FileFinding[] => {
  const there = new Set([...pages, ...lost]);
  return pagesOfRoutes(routes).flatMap(({ name, at }): FileFinding[] => {
    if (name === undefined || there.has(name)) return [];
    const meant = { ...meantByName(name, pages), certain: false };
    return [{ file, error: 'noSuchPageFile', path: `${at}.page`, ...meant }];
  });
};

const unmatchedPage = (routes: unknown, files: PageFiles): FileFinding[] => {
  const unmatched = textOf(groupOf(routes).unmatched);
  // The page for unknown addresses needs no path.
  const named = [...pagesOfRoutes(routes).flatMap(({ name }) => name ?? []), ...files.pages];
  if (unmatched === undefined || [...named, ...files.lost].includes(unmatched)) return [];
  const meant = { ...meantByName(unmatched, [...new Set(named)]), certain: false };
  return [{ file, error: 'unmatchedWithoutPath', path: 'unmatched', ...meant }];
};

export const checkRoutes = (routes: unknown, files: PageFiles): FileFinding[] => [
  ...takenPaths(routes),
  ...reservedPaths(routes),
  ...doubledPages(routes),
  ...missingPages(routes, files),
  ...unmatchedPage(routes, files),
];

/** Routes in which the bare address of the site shows no page. */
export const withoutStartPage = ({ pages }: RoutesDefinition): FileFinding[] =>
  pages.some(({ path, aliases = [] }) => [path, ...aliases].includes('/'))
    ? []
    : [{ file, error: 'noStartPage', path: 'pages' }];

/** Pages without a path; a name in the routes that is no page's may mean one of them. */
export const pagesWithoutPath = (routes: unknown, { pages, lost }: PageFiles): FileFinding[] => {
  const named = pagesOfRoutes(routes).map(({ name }) => name);
  if (named.some((name = '') => ![...pages, ...lost].includes(name))) return [];
  // A template whose path lacks the place of the id has an address for only one of its pages, which is told there.
  const hasOther = (page: string) => {
    const ofTemplate = page.slice(0, page.lastIndexOf('/') + 1);
    return ofTemplate !== '' && named.some((name = '') => name.startsWith(ofTemplate));
  };
  return pages
    .filter((page) => !named.includes(page) && page !== groupOf(routes).unmatched)
    .filter((page) => !hasOther(page))
    .map((page) => {
      const see = { file, path: 'pages' };
      return { file: pageFile(page), error: 'pageWithoutPath', path: '', see };
    });
};
