import { pagePath } from '../schema/normal-path';
import type { RoutesDefinition } from '../schema/routes';

export type ResolvedRoute = {
  /** The name of a file in config/pages. */
  page: string;
  /** The page's own path, whatever alias led to it. */
  path: string;
  /** False when no path of config matched and the `unmatched` page is shown instead. */
  matched: boolean;
};

/**
 * Which page `pathname` shows (specification, section 2), which is as an address has it, escapes and
 * all: pages ignore case, a last slash, and how a path is spelled.
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
