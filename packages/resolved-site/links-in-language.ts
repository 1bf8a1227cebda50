import { calendarFolder, feedFolder } from '../../src/collections/collection-files';
import { feedFile } from '../../src/head/head-files';
import { routesFile } from '../../src/schema/config-files';
import type { RoutesDefinition } from '../../src/schema/routes';
import { isGroup } from '../../src/schema/values/group';
import { groupUnlessSame, listUnlessSame } from '../../src/schema/values/unless-same';
import { resolveRoute } from '../../src/site/resolve-route';
import { groupOf, listOf, textOf, type Values } from '../config-values/values';

/** A link of a text: [words](/Contact#form). */
const linkInText = /(\]\()(\/(?!\/)[^)\s]*)(?=\))/g;

/** Keys whose text is a link, as `isLinkAt` of the check knows them. */
const linkKeys = ['to', 'goTo'];

/** What the build writes of each language for itself: feeds, and files for calendars. */
const ownFiles = new RegExp(`^/(?:${feedFile}$|${feedFolder}|${calendarFolder})`);

type LinkInLanguage = (to: string) => string;

const withLinks = (value: unknown, key: string | undefined, own: LinkInLanguage): unknown => {
  if (typeof value === 'string') {
    if (key !== undefined && linkKeys.includes(key)) return own(value);
    return value.includes('](/')
      ? value.replaceAll(linkInText, (_, start: string, to: string) => start + own(to))
      : value;
  }
  if (Array.isArray(value)) {
    return listUnlessSame(
      value,
      value.map((entry: unknown) => withLinks(entry, undefined, own)),
    );
  }
  if (!isGroup(value)) return value;
  const entries = Object.entries(value);
  return groupUnlessSame(
    value,
    entries.map(([name, inner]) => [name, withLinks(inner, name, own)]),
  );
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
      file === routesFile ? value : withLinks(value, undefined, own),
    ]),
  );
};
