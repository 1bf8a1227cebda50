import { routesFile, siteFile } from '../../src/schema/config-files';
import { directionOf, isLanguage } from '../../src/schema/known-codes';
import { languagesOf, type SiteLanguage } from '../../src/schema/languages';
import { type Move, writtenPlace } from '../../src/schema/values/written-place';
import { sortOfFile } from '../../src/site/file-sorts';
import { inLanguage } from './in-language';
import { isAt, routeEntries } from './readable-routes';
import { groupOf, listOf, textOf, type Values } from './values';
import { isForLanguage, type WantedLanguage } from './wanted-language';

/** The languages that config/site.ts names, the main one first; none of a site of one language. */
export const languagesOfSite = (site: unknown): SiteLanguage[] => {
  const languages = languagesOf(
    listOf(groupOf(site).languages).flatMap((tag) =>
      typeof tag === 'string' && isLanguage(tag) ? [tag] : [],
    ),
  );
  return languages.length > 1 ? languages : [];
};

/** What the paths of a language begin with: nothing in the main one. */
export const prefixOf = ({ key }: SiteLanguage, [main]: readonly SiteLanguage[]): string =>
  key === main?.key ? '' : `/${key}`;

/** Whether a page, as an entry of config/routes.ts names it, is there in a language. */
const isIn = (route: unknown, wanted: WantedLanguage): boolean =>
  isForLanguage(groupOf(route).languages, wanted);

/** The languages of the site that have a page, as an entry of config/routes.ts names it. */
export const languagesOfPage = (
  route: unknown,
  languages: readonly SiteLanguage[],
): readonly SiteLanguage[] => languages.filter((language) => isIn(route, { language, languages }));

const withPrefix = (prefix: string, path: unknown): unknown =>
  typeof path === 'string' && path.startsWith('/') ? prefix + (path === '/' ? '' : path) : path;

/** The pages of a language, of which the first is shown at its bare address as well where none has that. */
const withStart = (pages: readonly unknown[]): Record<string, unknown>[] => {
  const routes = pages.map(groupOf);
  if (routes.some((route) => isAt(route, '/'))) return routes;
  const first = routes.findIndex(({ path }) => !textOf(path)?.includes('{'));
  return routes.map((route, index) =>
    index === first ? { ...route, aliases: [...listOf(route.aliases), '/'] } : route,
  );
};

/** config/routes.ts of one language: only its pages, at paths that begin with it. Old addresses are the main language's. */
const routesIn = (value: unknown, prefix: string): unknown => {
  const { redirects, ...routes } = groupOf(value);
  if (!Array.isArray(routes.pages)) return value;
  const own = routes.pages.map((each: unknown) => {
    const { languages: _, ...route } = groupOf(each);
    return route;
  });
  const pages =
    prefix === ''
      ? own
      : withStart(own).map((route) => ({
          ...route,
          path: withPrefix(prefix, route.path),
          ...(Array.isArray(route.aliases) && {
            aliases: route.aliases.map((alias) => withPrefix(prefix, alias)),
          }),
        }));
  return { ...routes, pages, ...(prefix === '' && redirects !== undefined && { redirects }) };
};

const siteIn = (value: unknown, { tag }: SiteLanguage, isMain: boolean): unknown => {
  const { direction, ...site } = groupOf(value);
  const own = isMain && direction !== undefined ? direction : directionOf(tag);
  return { ...site, language: tag, direction: own };
};

export type FileInLanguage = {
  value: unknown;
  /** Where the parts of it that are not at their own place are written. */
  moves: Move[];
  /** The paths, as written, of what the language lacks. */
  missing: string[];
};

/** The language of this key, or the main one; undefined of a site that names no languages. */
export const wantedLanguage = (site: unknown, key?: string): WantedLanguage | undefined => {
  const languages = languagesOfSite(site);
  const language = languages.find((each) => each.key === key) ?? languages[0];
  return language && { language, languages };
};

/** Where the pages that are left stand in config/routes.ts. */
const movedPages = (value: unknown, wanted: WantedLanguage): Move[] => {
  const left = routeEntries(value).flatMap((each, index) => (isIn(each, wanted) ? [index] : []));
  return left.flatMap((from, to) =>
    from === to ? [] : [{ shown: `pages[${to}]`, written: { path: `pages[${from}]` } }],
  );
};

const ownPages = (value: unknown, wanted: WantedLanguage): unknown => {
  const routes = groupOf(value);
  if (!Array.isArray(routes.pages)) return value;
  return { ...routes, pages: routes.pages.filter((each) => isIn(each, wanted)) };
};

/** A file of config in one of the languages, as a site of only that language has it. Pure, and total. */
export const fileInLanguage = (
  file: string,
  written: unknown,
  wanted: WantedLanguage,
): FileInLanguage => {
  const { language, languages } = wanted;
  const prefix = prefixOf(language, languages);
  const schema = sortOfFile(file)?.schema;
  if (file === routesFile) {
    const { value, moves, missing } = inLanguage(ownPages(written, wanted), schema, wanted);
    const moved = movedPages(written, wanted);
    const asWritten = ({ shown, written: place }: Move): Move => ({
      shown,
      written: { path: writtenPlace(place.path, { file, moves: moved }).path },
    });
    return {
      value: routesIn(value, prefix),
      moves: [...moved, ...moves.map(asWritten)],
      missing: missing.map((path) => writtenPlace(path, { file, moves: moved }).path),
    };
  }
  const found = inLanguage(written, schema, wanted);
  return file === siteFile
    ? { ...found, value: siteIn(found.value, language, prefix === '') }
    : found;
};

/** Config in one of the site's languages; of a site that names none, the very values. */
export const siteInLanguage = (values: Values, key?: string): Values => {
  const wanted = wantedLanguage(values.get(siteFile), key);
  if (!wanted) return values;
  return new Map(
    [...values].map(([file, value]) => [file, fileInLanguage(file, value, wanted).value]),
  );
};
