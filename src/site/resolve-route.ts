import { pagePath } from '../schema/normal-path';
import type { RoutesDefinition } from '../schema/routes';

export type ResolvedRoute = {
  /** The name of a file in config/pages. */
  page: string;
  /** The page's own path, not an alias. */
  path: string;
  /** False if no path of config matched and the `unmatched` page is shown instead. */
  matched: boolean;
};

/** False in the scripts of a site without templates; tools, which are not built, know any site. */
export const hasMadePages = globalThis.__SITE__?.madePages ?? true;

type Routed = RoutesDefinition['pages'];
type Page = Routed[number];
const byPaths = new WeakMap<Routed, Map<string, Page>>();

/** The pages by their paths, the first of each: of a thousand, nobody asks each page for each link. */
const pagesByPath = (pages: Routed): Map<string, Page> => {
  const known = byPaths.get(pages) ?? new Map<string, Page>();
  if (!byPaths.has(pages)) {
    byPaths.set(pages, known);
    for (const page of pages) {
      for (const path of [page.path, ...(page.aliases ?? [])].map(pagePath)) {
        if (!known.has(path)) known.set(path, page);
      }
    }
  }
  return known;
};

/** The place of an entry's id in the path of a template's pages. */
const idSign = '{id}';

const idIn = (pattern: string, wanted: string): string | undefined => {
  const [before = '', after] = pagePath(pattern).split(idSign);
  if (after === undefined || !wanted.startsWith(before) || !wanted.endsWith(after))
    return undefined;
  const id = wanted.slice(before.length, wanted.length - after.length);
  return /^[a-z0-9-]+$/.test(id) ? id : undefined;
};

/** The page of an entry, as course/german for /Courses/german. */
const madePage = ({ pages }: RoutesDefinition, wanted: string): ResolvedRoute | undefined => {
  for (const { page, path, aliases = [] } of pages) {
    const id = [path, ...aliases].map((each) => idIn(each, wanted)).find(Boolean);
    if (id !== undefined)
      return { page: `${page}/${id}`, path: path.replace(idSign, id), matched: true };
  }
  return undefined;
};

const noneMissing = () => false;

/**
 * The page that `pathname` shows (specification, section 2). `pathname` is still escaped; case, a trailing
 * slash and the spelling of escapes do not matter. Routes as visitors have them say no more of the pages that a
 * template makes than their pattern: `isMissing` knows which of these there are not.
 */
export const resolveRoute = (
  routes: RoutesDefinition,
  pathname: string,
  isMissing: (page: string) => boolean = noneMissing,
): ResolvedRoute => {
  const wanted = pagePath(pathname);
  const found = hasMadePages
    ? pagesByPath(routes.pages).get(wanted)
    : routes.pages.find(({ path, aliases = [] }) =>
        [path, ...aliases].some((known) => pagePath(known) === wanted),
      );
  if (found) return { page: found.page, path: found.path, matched: true };
  const made = hasMadePages ? madePage(routes, wanted) : undefined;
  if (made && !isMissing(made.page)) return made;
  const fallback = routes.pages.find(({ page }) => page === routes.unmatched);
  return { page: routes.unmatched, path: fallback?.path ?? '/404', matched: false };
};
