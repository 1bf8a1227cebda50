import { feedFile, securityTxtFile } from '../../../src/head/head-files';
import { manifestFile } from '../../../src/head/head-tags';
import type { RoutesDefinition } from '../../../src/schema/routes';
import { pageFile } from '../../built-files';
import { doubled, groupOf, listOf, textOf } from '../../config-reader/values';
import { bareName, meantBy, meantByName } from '../../nearest/meant-by';
import { nearest } from '../../nearest/nearest';
import type { FileFinding } from '../../problems/problem';

const file = 'config/routes.ts';

type Page = { page: string | undefined; path: string | undefined; aliases: string[] };

/** The pages in config/routes.ts, as far as it can be read. */
const pagesOf = (routes: unknown): Page[] =>
  listOf(groupOf(routes).pages).map((each) => {
    const { page, path, aliases } = groupOf(each);
    return {
      page: textOf(page),
      path: textOf(path),
      aliases: listOf(aliases).filter((alias) => typeof alias === 'string'),
    };
  });

/** The routes that can be read; the others show no page. */
export const soundRoutes = (routes: unknown): RoutesDefinition => ({
  pages: pagesOf(routes).flatMap(({ page, path, aliases }) =>
    page !== undefined && path !== undefined ? [{ page, path, aliases }] : [],
  ),
  unmatched: '',
});

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

type Address = { address: string; path: string };

const addressesIn = (routes: unknown): Address[] =>
  pagesOf(routes).flatMap(({ path, aliases }, index) => [
    ...(path === undefined ? [] : [{ address: path, path: `pages[${index}].path` }]),
    ...aliases.map((address, which) => ({ address, path: `pages[${index}].aliases[${which}]` })),
  ]);

/** Paths that the host or the dev server uses for something other than a page. */
export const reservedPaths = (routes: unknown): FileFinding[] =>
  addressesIn(routes).flatMap(({ address, path }): FileFinding[] => {
    const whose = reserved.find((each) => each.path.test(fold(address)))?.whose;
    return whose === undefined ? [] : [{ file, error: 'reservedPath', path, parts: { whose } }];
  });

/** Files that the build writes beside the pages, and folders that hold only its own files. */
const builtFiles = ['index.html', '404.html', 'sitemap.xml', 'robots.txt', feedFile].concat(
  manifestFile.slice(1),
  securityTxtFile,
);
const builtFolders = ['/assets/', '/og/', '/.vite/'];

/**
 * Paths at which a host shows one of `files`, the addresses in public/, and files that replace the
 * build's own.
 */
export const placesInPublic = (routes: unknown, files: readonly string[]): FileFinding[] => {
  const folded = new Map(files.map((each) => [fold(each), each]));
  const taken = addressesIn(routes).flatMap(({ address, path }): FileFinding[] => {
    const [bare, name] = [fold(address), fold(pageFile(address))];
    const places = address === '/' ? [] : [`/${name}`, bare, `${bare}/index.html`];
    const other = places.map((place) => folded.get(place)).find((each) => each !== undefined);
    return other === undefined ? [] : [{ file, error: 'takenByFile', path, parts: { other } }];
  });
  const builtPlaces = builtFiles.map((name) => `/${name}`);
  const built = [...folded]
    .filter(
      ([place]) =>
        builtPlaces.includes(place) || builtFolders.some((folder) => place.startsWith(folder)),
    )
    .map(([, each]): FileFinding => ({ file: `public${each}`, error: 'builtFile', path: '' }));
  return [...taken, ...built];
};

export type PageFiles = {
  /** The names of the pages that are read. */
  pages: string[];
  /** The names of files with errors of their own, under which they would be read. */
  lost: string[];
};

/** Paths that already show a page: it is not known which page their links mean. */
export const takenPaths = (routes: unknown): FileFinding[] => {
  const addresses = addressesIn(routes).map(({ address, path }) => ({ name: fold(address), path }));
  return doubled(addresses).map(({ path, first }) => {
    return { file, error: 'takenPath', path, see: { file, path: first.path } };
  });
};

/** One page in two entries: aliases are for that. Paths taken twice are reported there. */
const doubledPages = (routes: unknown): FileFinding[] => {
  const pages = pagesOf(routes).map(({ page: name, path }, index) => ({ name, path, index }));
  return doubled(pages).flatMap(({ path, index, first }): FileFinding[] => {
    const isTaken = pages.slice(0, index).some((each) => each.path === path);
    const see = { file, path: `pages[${first.index}]` };
    return isTaken ? [] : [{ file, error: 'doubledPage', path: `pages[${index}].page`, see }];
  });
};

/** Pages in the routes without a file, and files without a route. */
const unpaired = (routes: unknown, { pages, lost }: PageFiles) => {
  const named = pagesOf(routes).flatMap(({ page }) => page ?? []);
  const unknown = named.filter((page) => !pages.includes(page) && !lost.includes(page));
  const free = pages.filter((page) => !named.includes(page) && page !== groupOf(routes).unmatched);
  return { unknown, free };
};

const missingPages = (routes: unknown, files: PageFiles): FileFinding[] => {
  const { unknown, free } = unpaired(routes, files);
  const [only] = unknown.length === 1 && free.length === 1 ? free : [];
  return pagesOf(routes).flatMap(({ page }, index): FileFinding[] => {
    if (page === undefined || !unknown.includes(page)) return [];
    const meant = meantByName(page, files.pages);
    const byRest =
      only !== undefined && meant.suggestion === undefined ? meantBy(only, [only]) : {};
    const path = `pages[${index}].page`;
    const reported = { ...meant, ...byRest, allowed: meant.allowed, certain: false };
    return [{ file, error: 'noSuchPageFile', path, ...reported }];
  });
};

const unmatchedPage = (routes: unknown, files: PageFiles): FileFinding[] => {
  const pages = pagesOf(routes);
  // The page for unknown addresses needs no path.
  const named = [...new Set([...pages.flatMap(({ page }) => page ?? []), ...files.pages])];
  const unmatched = textOf(groupOf(routes).unmatched);
  if (unmatched === undefined || [...named, ...files.lost].includes(unmatched)) return [];
  // The page may be called by its path.
  const byPath = pages.find(({ path, aliases }) =>
    [path, ...aliases].some((each) => each?.toLowerCase() === unmatched.toLowerCase()),
  );
  const meant = { ...meantBy(byPath?.page ?? unmatched, named), certain: false };
  return [{ file, error: 'unmatchedWithoutPath', path: 'unmatched', ...meant }];
};

/** Errors in config/routes.ts: each page has a path of its own, and a file. */
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

/** Pages without a path; a name that is misspelt in the routes is reported there. */
export const pagesWithoutPath = (routes: unknown, files: PageFiles): FileFinding[] => {
  const { unknown, free } = unpaired(routes, files);
  const isMisspelt = (page: string) =>
    (unknown.length === 1 && free.length === 1) ||
    unknown.some((name) => nearest(bareName(name), [page]));
  return free
    .filter((page) => !isMisspelt(page))
    .map((page) => ({
      file: `config/pages/${page}.ts`,
      error: 'pageWithoutPath',
      path: '',
      see: { file, path: 'pages' },
    }));
};
