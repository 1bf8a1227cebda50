import { siteFile } from '../../src/schema/config-files';
import type { SiteLanguage } from '../../src/schema/languages';
import { writtenConfigValue } from '../config-files';
import { languagesOfSite, prefixOf } from '../config-values/site-in-language';

/** The languages of the site in the folder `site`, the main one first; none of a site of one language. */
export const siteLanguages = (site: string): SiteLanguage[] =>
  languagesOfSite(writtenConfigValue(site, siteFile));

/**
 * The language of the pages at an address of the site in the folder `site`: the one whose first page it is below.
 * Undefined of a site of one language.
 */
export const languageAtAddress = (site: string, address: string): SiteLanguage | undefined => {
  const languages = siteLanguages(site);
  const [path = ''] = address.split(/[?#]/, 1);
  const isBelow = (prefix: string) => prefix !== '' && `${path}/`.startsWith(`${prefix}/`);
  return languages.find((each) => isBelow(prefixOf(each, languages))) ?? languages[0];
};

/** As a text where it matters: in a literal, `__proto__` would not be an ordinary key. */
const literal = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.includes('__proto__') ? `JSON.parse(${JSON.stringify(text)})` : text;
};

/**
 * The expression of a script for what `valueOf` says in the language of the page that runs it. The dev server has one
 * script for the pages of all these languages, and each page knows its own (src/schema/shown-languages.ts).
 */
export const inPageLanguage = (
  languages: readonly SiteLanguage[],
  valueOf: (key?: string) => unknown,
): string => {
  const [main] = languages;
  if (!main) return literal(valueOf());
  const values = Object.fromEntries(languages.map(({ tag, key }) => [tag, valueOf(key)]));
  return `${literal(values)}[globalThis.__SITE__?.languages?.own ?? ${JSON.stringify(main.tag)}]`;
};
