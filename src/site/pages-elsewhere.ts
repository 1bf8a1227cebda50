import type { RoutesDefinition } from '../schema/routes';
import { type Elsewhere, ownLanguage, type RouteElsewhere } from '../schema/shown-languages';
import { hasMadePages, type ResolvedRoute } from './resolve-route';

/**
 * The addresses of a page in every language that has it, its own among them, by their tags; of an
 * address that no page has, none.
 */
export const pagesElsewhere = (
  { pages }: RoutesDefinition,
  { page, path, matched }: ResolvedRoute,
): Elsewhere => {
  if (!matched) return {};
  const elsewhereOf = (name: string) =>
    (pages.find((each) => each.page === name) as RouteElsewhere | undefined)?.elsewhere;
  const own = { [ownLanguage]: path };
  if (!hasMadePages) return { ...own, ...elsewhereOf(page) };
  const [template = '', id = ''] = page.split('/');
  const others = Object.entries(elsewhereOf(page) ?? elsewhereOf(template) ?? {});
  return {
    ...own,
    ...Object.fromEntries(others.map(([tag, to]) => [tag, to.replace('{id}', id)])),
  };
};
