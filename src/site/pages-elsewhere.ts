import type { RoutesDefinition } from '../schema/routes';
import { type Elsewhere, type RouteElsewhere, shownLanguages } from '../schema/shown-languages';
import type { ResolvedRoute } from './resolve-route';

/** The first pages of all languages. */
const homes = (): Elsewhere =>
  Object.fromEntries(shownLanguages().all.map(({ tag, home }) => [tag, home]));

/**
 * The addresses of a page in every language that has it, its own among them, by their tags. Of an address that no
 * page has, the first pages.
 */
export const pagesElsewhere = (
  { pages }: RoutesDefinition,
  { page, path, matched }: ResolvedRoute,
): Elsewhere => {
  if (!matched) return homes();
  const [template = '', id = ''] = page.split('/');
  const found = (name: string) => pages.find((each) => each.page === name);
  const route = (found(page) ?? found(template)) as RouteElsewhere | undefined;
  const others = Object.entries(route?.elsewhere ?? {});
  return Object.fromEntries([
    [shownLanguages().own, path],
    ...others.map(([tag, to]) => [tag, to.replace('{id}', id)]),
  ]) as Elsewhere;
};
