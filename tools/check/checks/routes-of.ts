import type { RoutesDefinition } from '../../../src/schema/routes';
import { groupOf, listOf, textOf } from '../read/values';

type Page = { page: string | undefined; path: string | undefined; aliases: string[] };

/** What config/routes.ts says of pages, as far as it can be understood. */
export const pagesOf = (routes: unknown): Page[] =>
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
