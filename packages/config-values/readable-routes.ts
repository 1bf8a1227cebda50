import type { RoutesDefinition } from '../../src/schema/routes';
import { groupOf, listOf, textOf } from './values';

/** The pages in config/routes.ts, as far as it can be read. */
export const pagesOfRoutes = (routes: unknown) =>
  listOf(groupOf(routes).pages).map((each, index) => {
    const { page, path, aliases } = groupOf(each);
    const known = listOf(aliases).flatMap((alias) => textOf(alias) ?? []);
    return { name: textOf(page), path: textOf(path), aliases: known, at: `pages[${index}]` };
  });

/** The routes that can be read; the others show no page. */
export const readableRoutes = (routes: unknown): RoutesDefinition => ({
  pages: pagesOfRoutes(routes).flatMap(({ name, path, aliases }) =>
    name !== undefined && path !== undefined ? [{ page: name, path, aliases }] : [],
  ),
  unmatched: '',
});
