import type { RoutesDefinition } from '../../src/schema/routes';
import { groupOf, listOf, textOf } from './values';

export const routeEntries = (routes: unknown): Record<string, unknown>[] =>
  listOf(groupOf(routes).pages).map(groupOf);

export const pathsOfPages = (routes: unknown): ReadonlyMap<string, string> =>
  new Map(
    routeEntries(routes).flatMap(({ page, path }) =>
      typeof page === 'string' && typeof path === 'string' ? [[page, path] as const] : [],
    ),
  );

/** Whether the entry of a page says that it is at an address, which may be an old one. */
export const isAt = ({ path, aliases }: Record<string, unknown>, address: string): boolean =>
  [path, ...listOf(aliases)].includes(address);

/** The pages in config/routes.ts, as far as it can be read; `addresses` are the path and the aliases, and where they stand. */
export const pagesOfRoutes = (routes: unknown) =>
  routeEntries(routes).map(({ page, path, aliases }, index) => {
    const at = `pages[${index}]`;
    const [own, known] = [textOf(path), listOf(aliases).map(textOf)];
    const placed = [own, ...known].flatMap((name, place) =>
      name === undefined
        ? []
        : { name, path: place === 0 ? `${at}.path` : `${at}.aliases[${place - 1}]` },
    );
    return {
      ...{ name: textOf(page), path: own, at, addresses: placed },
      aliases: known.filter((alias) => alias !== undefined),
    };
  });

/** The routes that can be read; the others show no page. */
export const readableRoutes = (routes: unknown): RoutesDefinition => ({
  pages: pagesOfRoutes(routes).flatMap(({ name, path, aliases }) =>
    name !== undefined && path !== undefined ? [{ page: name, path, aliases }] : [],
  ),
  unmatched: '',
});
