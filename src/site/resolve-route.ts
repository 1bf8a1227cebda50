import type { RoutesDefinition } from '../contract/routes';

export type ResolvedRoute = {
  /** The name of a file in config/pages. */
  page: string;
  /** The page's own path, whatever alias led to it. */
  path: string;
  /** False when no path of config matched and the `unmatched` page is shown instead. */
  matched: boolean;
};

/** Time is linear in the path, which a visitor chooses: a pattern would try each run of slashes again. */
const withoutLastSlashes = (path: string) => {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

const fold = (path: string) => withoutLastSlashes(path).toLowerCase() || '/';

/** Which page `pathname` shows (specification, section 2): paths ignore case and a last slash. */
export const resolveRoute = (routes: RoutesDefinition, pathname: string): ResolvedRoute => {
  const wanted = fold(pathname);
  const found = routes.pages.find(({ path, aliases = [] }) =>
    [path, ...aliases].some((known) => fold(known) === wanted),
  );
  if (found) return { page: found.page, path: found.path, matched: true };
  const fallback = routes.pages.find(({ page }) => page === routes.unmatched);
  return { page: routes.unmatched, path: fallback?.path ?? '/404', matched: false };
};
