import { calendarFolder, feedFolder } from '../../../src/collections/collection-files';
import { feedFile, securityTxtFile } from '../../../src/head/head-files';
import { manifestFile } from '../../../src/head/head-tags';
import { pageFile, routesFile } from '../../../src/schema/config-files';
import { routesSchema } from '../../../src/schema/routes';
import { searchFolder } from '../../../src/sections/search/find-pages';
import { oncePerValue } from '../../config-values/once-per-value';
import { pagesOfRoutes } from '../../config-values/readable-routes';
import { groupOf, listOf, textAt } from '../../config-values/values';
import { meantByName } from '../../problems/nearest/meant-by';
import type { Finding } from '../../problems/problem';
import { pageFile as fileOfPath, redirectsName } from '../../resolved-site/built-files';
import { type CheckedSite, namesIn, type SiteCheck } from '../checked-site';
import { foundIf, twice } from './found';

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

const addressesIn = (routes: unknown) => pagesOfRoutes(routes).flatMap((page) => page.addresses);

/** Paths that the host or the dev server uses for something other than a page. */
export const reservedPaths = (routes: unknown): Finding[] =>
  addressesIn(routes).flatMap(({ name, path }): Finding[] => {
    const whose = reserved.find((each) => each.path.test(fold(name)))?.whose;
    return whose === undefined ? [] : [{ error: 'reservedPath', path, parts: { whose } }];
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

/** Paths at which a host shows one of `files`, the addresses in public/. */
export const takenByFiles = (
  routes: unknown,
  { files = [] }: Pick<CheckedSite, 'files'>,
): Finding[] => {
  const byPlace = new Map(files.toReversed().map((each) => [fold(each), each]));
  return addressesIn(routes).flatMap(({ name, path }): Finding[] => {
    const bare = fold(name);
    const places = [`/${fold(fileOfPath(name))}`, bare, `${bare}/index.html`];
    const other =
      name === '/' ? undefined : places.flatMap((place) => byPlace.get(place) ?? []).at(0);
    return other === undefined ? [] : [{ error: 'takenByFile', path, parts: { other } }];
  });
};

/** Files in public/ that replace the build's own. */
export const builtTwice: SiteCheck['run'] = ({ values, files = [] }) => {
  const { redirects } = groupOf(values.get(routesFile));
  const written = [...builtFiles, ...(listOf(redirects).length > 0 ? [redirectsName] : [])];
  return files
    .filter(
      (each) =>
        written.some((name) => fold(each) === `/${name}`) ||
        builtFolders.some((folder) => fold(each).startsWith(folder)),
    )
    .map((each) => ({ file: `public${each}`, error: 'builtFile', path: '' }));
};

/** Paths that already show a page: it is not known which page their links mean. */
const takenPaths = (routes: unknown): Finding[] =>
  twice(
    'takenPath',
    addressesIn(routes).map(({ name, path }) => ({ name: fold(name), path })),
  );

/** One page in two entries: aliases are for that. Paths taken twice are reported there. */
const doubledPages = (routes: unknown): Finding[] => {
  const seen = new Set<string | undefined>();
  const pages = pagesOfRoutes(routes).filter(({ path }) => !seen.has(path) && seen.add(path));
  return twice(
    'doubledPage',
    pages.map(({ name, at }) => ({ name, path: `${at}.page` })),
  );
};

/** Names of pages that there are not; those of files with errors of their own may be meant. */
const missingPages = (routes: unknown, site: CheckedSite): Finding[] => {
  const { read, lost } = namesIn(site).pages;
  const pages = pagesOfRoutes(routes);
  // The page for unknown addresses needs no path.
  const named = [...new Set([...pages.flatMap(({ name }) => name ?? []), ...read])];
  const wrong = (path: string, name: string | undefined, known: string[]): Finding[] =>
    name === undefined || [...known, ...lost].includes(name)
      ? []
      : [{ error: 'noSuchPageFile', path, ...meantByName(name, known), certain: false }];
  return [
    ...pages.flatMap(({ name, at }) => wrong(`${at}.page`, name, read)),
    ...wrong('unmatched', textAt(routes, 'unmatched'), named),
  ];
};

/** Whether what the routes say of pages is in order: else nobody knows which page a path shows. */
export const areValid = oncePerValue((routes: unknown): boolean => {
  // No link leads to an old address.
  const { redirects: _, ...current } = groupOf(routes);
  return routesSchema.isValidSync(current, { strict: true }) && takenPaths(routes).length === 0;
});

/** Routes in which the bare address of the site shows no page. */
const withoutStartPage = (routes: unknown): Finding[] =>
  foundIf(areValid(routes) && !addressesIn(routes).some(({ name }) => name === '/'), {
    error: 'noStartPage',
    path: 'pages',
  });

/** Pages without a path; a name in the routes that is no page's may mean one of them. */
export const pagesWithoutPath: SiteCheck['run'] = (site) => {
  const routes = site.values.get(routesFile);
  const { read: pages, lost } = namesIn(site).pages;
  const named = pagesOfRoutes(routes).map(({ name = '' }) => name);
  if (!areValid(routes) || named.some((name) => ![...pages, ...lost].includes(name))) return [];
  // A template whose path lacks the place of the id has an address for only one of its pages, which is told there.
  const hasOther = (page: string) => {
    const ofTemplate = page.slice(0, page.lastIndexOf('/') + 1);
    return ofTemplate !== '' && named.some((name) => name.startsWith(ofTemplate));
  };
  const see = { file: routesFile, path: 'pages' };
  return pages
    .filter((page) => !named.includes(page) && page !== groupOf(routes).unmatched)
    .filter((page) => !hasOther(page))
    .map((page) => ({ file: pageFile(page), error: 'pageWithoutPath', path: '', see }));
};

/** What is wrong with the addresses of pages. */
export const checkRoutes = (routes: unknown, site: CheckedSite): Finding[] => [
  ...takenPaths(routes),
  ...reservedPaths(routes),
  ...doubledPages(routes),
  ...missingPages(routes, site),
  ...takenByFiles(routes, site),
  ...withoutStartPage(routes),
];
