import { calendarFolder, feedFolder } from '../../src/collections/collection-files';
import { feedFile } from '../../src/head/head-files';
import { routesFile } from '../../src/schema/config-files';
import type { RoutesDefinition } from '../../src/schema/routes';
import { mapEntries } from '../../src/schema/values/map-entries';
import { resolveRoute } from '../../src/site/resolve-route';
import { isLinkAt } from '../config-values/links';
import { groupOf, listOf, textOf, type Values } from '../config-values/values';

/** A link of a text: [words](/Contact#form). */
const linkInText = /(\]\()(\/(?!\/)[^)\s]*)(?=\))/g;

/** What the build writes of each language for itself: feeds, and files for calendars. */
const ownFiles = new RegExp(`^/(?:${feedFile}$|${feedFolder}|${calendarFolder})`);

type LinkInLanguage = (to: string) => string;

const withLinks = (value: unknown, key: string, own: LinkInLanguage): unknown => {
  if (typeof value !== 'string') {
    return mapEntries(value, (entry, step) => withLinks(entry, String(step), own));
  }
  if (isLinkAt(key)) return own(value);
  return value.includes('](/')
    ? value.replaceAll(linkInText, (_, start: string, to: string) => start + own(to))
    : value;
};

export const isRoutes = (routes: unknown): routes is RoutesDefinition =>
  typeof groupOf(routes).unmatched === 'string' &&
  listOf(groupOf(routes).pages).every((each) => textOf(groupOf(each).path) !== undefined);

/**
 * Config of one language, its links leading to its own pages: a link is written as the address in the main language,
 * whose routes these are, or as the path of a page that the main language does not have. One to a page that the language
 * lacks stays, and so leads to the main one. Total.
 */
export const linksInLanguage = (
  values: Values,
  { mainRoutes, prefix }: { mainRoutes: unknown; prefix: string },
): Values => {
  const ownRoutes = values.get(routesFile);
  if (!isRoutes(ownRoutes) || !isRoutes(mainRoutes)) return values;
  const paths = new Map(
    ownRoutes.pages.flatMap(({ page, path }) =>
      path.startsWith('/') ? [[page, path] as const] : [],
    ),
  );
  const own: LinkInLanguage = (to) => {
    if (!/^\/(?!\/)/.test(to)) return to;
    if (ownFiles.test(to)) return prefix + to;
    const [pathname = ''] = to.split(/[?#]/, 1);
    const inMain = resolveRoute(mainRoutes, pathname);
    // A page that the main language does not have is known by its path in this one.
    const { page, matched } = inMain.matched ? inMain : resolveRoute(ownRoutes, prefix + pathname);
    const path = matched ? paths.get(page) : undefined;
    return path === undefined ? to : path + to.slice(pathname.length);
  };
  return new Map(
    [...values].map(([file, value]) => [
      file,
      file === routesFile ? value : withLinks(value, '', own),
    ]),
  );
};
