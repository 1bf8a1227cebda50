import type { RoutesDefinition } from '../../../src/schema/routes';
import type { FileFinding } from '../finding';
import { meantBy } from '../nearest/meant-by';
import { bareName, meantByName } from '../nearest/meant-by-name';
import { nearest } from '../nearest/nearest';
import { groupOf, textOf } from '../read/values';
import { reservedPaths } from './check-places';
import { doubled } from './doubled';
import { pagesOf } from './routes-of';

export type PageFiles = {
  /** The names of the pages that are read. */
  pages: string[];
  /** The names under which files would be read that are told as wrong in themselves. */
  lost: string[];
};

const file = 'config/routes.ts';

/** Paths that show a page already: nobody knows which page links to them mean. */
export const takenPaths = (routes: unknown): FileFinding[] => {
  const addresses = pagesOf(routes).flatMap(({ path, aliases }, index) => [
    { name: path?.toLowerCase(), path: `pages[${index}].path` },
    ...aliases.map((alias, which) => {
      return { name: alias.toLowerCase(), path: `pages[${index}].aliases[${which}]` };
    }),
  ]);
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
