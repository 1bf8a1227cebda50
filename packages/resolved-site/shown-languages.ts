import { pageNameOf, routesFile, siteFile } from '../../src/schema/config-files';
import type { SiteLanguage } from '../../src/schema/languages';
import type { Elsewhere, ShownLanguages } from '../../src/schema/shown-languages';
import { writtenConfigValue } from '../config-files';
import { isAt, pathsOfPages, routeEntries } from '../config-values/readable-routes';
import {
  fileInLanguage,
  languagesOfSite,
  prefixOf,
  wantedLanguage,
} from '../config-values/site-in-language';
import { groupOf, textOf } from '../config-values/values';
import { inMain, type WantedLanguage } from '../config-values/wanted-language';
import { readSiteConfig } from './read-site-config';
import type { ResolvedConfig } from './resolve-config';

/** The languages of the site in the folder `site`, by their keys; none of a site of one language. */
export const languageKeys = (site: string): string[] =>
  languagesOfSite(writtenConfigValue(site, siteFile)).map(({ key }) => key);

/** The name of a language in itself: Deutsch; where two have the same first part, with the country. */
const ownName = (tag: string, key: string): string => {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(key) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
};

/** Whether a language has the page that the bare address of the site shows. */
const hasFirstPage = (routes: unknown, wanted: WantedLanguage): boolean => {
  const pagesIn = (language: WantedLanguage) =>
    routeEntries(fileInLanguage(routesFile, routes, language).value);
  const first = pagesIn(inMain(wanted)).find((route) => isAt(route, '/'));
  return pagesIn(wanted).some(({ page }) => page === first?.page);
};

/** What pages of the site in the folder `site` know of its languages; null of a site of one language. */
export const shownLanguagesOf = (site: string, key?: string): ShownLanguages | null => {
  const wanted = wantedLanguage(writtenConfigValue(site, siteFile), key);
  if (!wanted) return null;
  const { language, languages } = wanted;
  const homeOf = (each: SiteLanguage) => prefixOf(each, languages) || '/';
  const isWhole = hasFirstPage(writtenConfigValue(site, routesFile), wanted);
  return {
    own: language.tag,
    home: homeOf(language),
    start: isWhole ? homeOf(language) : '/',
    all: languages.map((each) => ({
      tag: each.tag,
      name: ownName(each.tag, each.key),
      home: homeOf(each),
    })),
  };
};

type Routes = { routes: unknown; tag: string };

export const withElsewhere = (routes: unknown, others: readonly Routes[]): unknown => {
  if (!Array.isArray(groupOf(routes).pages)) return routes;
  const paths = others.map((each) => ({ tag: each.tag, of: pathsOfPages(each.routes) }));
  const elsewhereOf = (page: unknown): Elsewhere =>
    Object.fromEntries(
      paths.flatMap(({ tag, of }) => {
        const path = of.get(String(page));
        return path === undefined ? [] : [[tag, path]];
      }),
    );
  return {
    ...groupOf(routes),
    pages: routeEntries(routes).map((route) => ({
      ...route,
      elsewhere: elsewhereOf(route.page),
    })),
  };
};

const namesMadeBy = ({ made }: ResolvedConfig, template: string) =>
  made.flatMap((page) => (page.template === template ? (pageNameOf(page.file) ?? []) : []));

/**
 * The names of the templates whose pages are others in another language: tags of lists that are by language as a
 * whole. Visitors know such pages by one pattern for all, which would lead to none.
 */
export const unlikeTemplates = (own: ResolvedConfig, other: ResolvedConfig): string[] =>
  own.templates.flatMap((template) => {
    const names = new Set(namesMadeBy(own, template));
    const others = namesMadeBy(other, template);
    const alike = others.length === names.size && others.every((name) => names.has(name));
    return alike ? [] : (pageNameOf(template) ?? []);
  });

const withoutMadeBy = (routes: unknown, templates: readonly string[]): unknown => ({
  ...groupOf(routes),
  pages: routeEntries(routes).filter(
    ({ page }) => !templates.some((name) => `${textOf(page)}/`.startsWith(`${name}/`)),
  ),
});

/** The routes of the other languages of a site, as the site shows them, or with the patterns of templates. */
export const routesElsewhere = (
  site: string,
  key: string | undefined,
): { shown: Routes[]; patterns: Routes[] } => {
  const wanted = wantedLanguage(writtenConfigValue(site, siteFile), key);
  if (!wanted) return { shown: [], patterns: [] };
  const own = readSiteConfig(site, key);
  const others = wanted.languages
    .filter((each) => each !== wanted.language)
    .map(({ tag, key: other }) => {
      const config = readSiteConfig(site, other);
      return { tag, config, unlike: unlikeTemplates(own, config) };
    });
  return {
    shown: others.map(({ tag, config, unlike }) => ({
      tag,
      routes: withoutMadeBy(config.values.get(routesFile), unlike),
    })),
    patterns: others.map(({ tag, config, unlike }) => ({
      tag,
      routes: withoutMadeBy(config.routePatterns, unlike),
    })),
  };
};
