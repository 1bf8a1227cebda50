import { feedFile, securityTxtFile } from '../../../src/head/head-files';
import { manifestFile } from '../../../src/head/head-tags';
import type { RoutesDefinition } from '../../../src/schema/routes';
import { pageFile } from '../../build/built-files';
import { bareName, meantBy, meantByName } from '../nearest/meant-by';
import { nearest } from '../nearest/nearest';
import type { FileFinding } from '../problem';
import { doubled, groupOf, listOf, textOf } from '../read/values';

const file = 'config/routes.ts';

type Page = { page: string | undefined; path: string | undefined; aliases: string[] };

/** What config/routes.ts says of pages, as far as it can be understood. */
const pagesOf = (routes: unknown): Page[] =>
  listOf(groupOf(routes).pages).map((each) => {
    const { page, path, aliases } = groupOf(each);
    return {
      page: textOf(page),
      path: textOf(path),
      aliases: listOf(aliases).filter((alias) => typeof alias === 'string'),
    };
  });

/** The routes that can be understood; no page is shown for what is none. */
export const soundRoutes = (routes: unknown): RoutesDefinition => ({
  pages: pagesOf(routes).flatMap(({ page, path, aliases }) =>
    page !== undefined && path !== undefined ? [{ page, path, aliases }] : [],
  ),
  unmatched: '',
});

/** Disks and hosts may take capital and small letters for the same. */
const fold = (text: string) => text.toLowerCase();

/** Addresses that are not for pages, by their small letters, and whose they are. */
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

/** Paths that show something else than a page, on the host or on this machine. */
export const reservedPaths = (routes: unknown): FileFinding[] =>
  addressesIn(routes).flatMap(({ address, path }): FileFinding[] => {
    const whose = reserved.find((each) => each.path.test(fold(address)))?.whose;
    return whose === undefined ? [] : [{ file, error: 'reservedPath', path, parts: { whose } }];
  });

/** What the build writes beside the pages, and the folders in which nothing but its own files lie. */
const builtFiles = ['index.html', '404.html', 'sitemap.xml', 'robots.txt', feedFile].concat(
  manifestFile.slice(1),
  securityTxtFile,
);
const builtFolders = ['/assets/', '/og/', '/.vite/'];

/** Paths at which a host shows one of `files`, those of public/ by their addresses, and files in the place of what the build writes. */
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
  /** The names under which files would be read that are told as wrong in themselves. */
  lost: string[];
};

/** Paths that show a page already: nobody knows which page links to them mean. */
export const takenPaths = (routes: unknown): FileFinding[] => {
  const addresses = addressesIn(routes).map(({ address, path }) => ({ name: fold(address), path }));
  return doubled(addresses).map(({ path, first }) => {
    return { file, error: 'takenPath', path, see: { file, path: first.path } };
  });
};

/** One page in two entries: aliases are for that. What is taken as well is told as such. */
const doubledPages = (routes: unknown): FileFinding[] => {
  const pages = pagesOf(routes).map(({ page: name, path }, index) => ({ name, path, index }));
  return doubled(pages).flatMap(({ path, index, first }): FileFinding[] => {
    const isTaken = pages.slice(0, index).some((each) => each.path === path);
    const see = { file, path: `pages[${first.index}]` };
    return isTaken ? [] : [{ file, error: 'doubledPage', path: `pages[${index}].page`, see }];
  });
};

/** Pages that the routes name and that there are not, and those that there are and they do not name. */
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
  // A page of its own for unknown addresses needs no path.
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

/** What config/routes.ts says of pages: each has a path of its own, and there is a file for it. */
export const checkRoutes = (routes: unknown, files: PageFiles): FileFinding[] => [
  ...takenPaths(routes),
  ...reservedPaths(routes),
  ...doubledPages(routes),
  ...missingPages(routes, files),
  ...unmatchedPage(routes, files),
];

/** Routes in which the address of the site alone shows no page. */
export const withoutStartPage = ({ pages }: RoutesDefinition): FileFinding[] =>
  pages.some(({ path, aliases = [] }) => [path, ...aliases].includes('/'))
    ? []
    : [{ file, error: 'noStartPage', path: 'pages' }];

/** Pages that no path shows; one that is only misspelt in the routes is told there. */
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
