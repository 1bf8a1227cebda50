import ts from 'typescript';
import type { RoutesDefinition } from '../../src/schema/routes';
import { resolveRoute } from '../../src/site/resolve-route';
import type { ConfigSources } from '../config-reader/config-files';
import { routesFile } from '../config-reader/shared-values';
import { meantBy } from '../nearest/meant-by';
import { appendItem, childOf, exportedValue } from './append';
import { configValues } from './names';

type Asked = {
  /** The pages that the new language is to have, beside those that every language has. */
  pages: readonly string[];
  /** The key of the new language. */
  own: string;
  /** The keys of those that the site has. */
  others: readonly string[];
};

const assertAreKnown = (pages: readonly string[], known: readonly string[], own: string) => {
  const unknown = pages.find((page) => !known.includes(page));
  if (unknown === undefined) return;
  const { allowed = '', suggestion } = meantBy(unknown, known, (page) => page);
  throw new Error(
    `“${unknown}” is no page of ${routesFile}. Allowed: ${allowed}. Nothing was written.\nFor example: npm run new -- language ${own} --page ${suggestion ?? known[0] ?? 'home'}`,
  );
};

/**
 * config/routes.ts of a site that is in order, in which a new language has these pages only. A page that says its
 * languages already keeps them, and gets the new one if it is asked for.
 */
export const withPagesOfLanguage = (
  config: ConfigSources,
  { pages, own, others }: Asked,
): string => {
  const source = config[routesFile] ?? '';
  const routes = configValues<RoutesDefinition>(config, routesFile).get(routesFile);
  if (!routes) throw new Error(`A language of some pages needs ${routesFile}.`);
  const known = [...new Set(routes.pages.map(({ page }) => page))];
  assertAreKnown(pages, known, own);
  // The first page and the one for unknown addresses: every language has them.
  const inAll = [resolveRoute(routes, '/').page, routes.unmatched];
  const list = `languages: [${others.map((key) => `'${key}'`).join(', ')}]`;
  // From the last on, so that what is written does not move what is still to be.
  return routes.pages.reduceRight((text, route, index) => {
    const written = childOf(childOf(exportedValue(text), 'pages'), index);
    if (!written || !ts.isObjectLiteralExpression(written)) return text;
    const isAsked = pages.includes(route.page) || inAll.includes(route.page);
    const languages = childOf(written, 'languages');
    if (languages && ts.isArrayLiteralExpression(languages)) {
      return isAsked ? appendItem(text, languages, `'${own}'`) : text;
    }
    return isAsked ? text : appendItem(text, written, list);
  }, source);
};
