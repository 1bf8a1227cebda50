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

/**
 * The page that `pathname` shows (specification, section 2). `pathname` is still escaped; case, a trailing
 * slash and the spelling of escapes do not matter.
 */
export const resolveRoute = (routes: RoutesDefinition, pathname: string): ResolvedRoute => {
  const wanted = pagePath(pathname);
  const found = routes.pages.find(({ path, aliases = [] }) =>
    [path, ...aliases].some((known) => pagePath(known) === wanted),
  );
  if (found) return { page: found.page, path: found.path, matched: true };
  const fallback = routes.pages.find(({ page }) => page === routes.unmatched);
  return { page: routes.unmatched, path: fallback?.path ?? '/404', matched: false };
};
