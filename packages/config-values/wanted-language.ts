import type { SiteLanguage } from '../../src/schema/languages';
import { listOf } from './values';

/** The language that is wanted, and all of the site: the first one is the main one. */
export type WantedLanguage = { language: SiteLanguage; languages: readonly SiteLanguage[] };

export const mainOf = ({ language, languages }: WantedLanguage): SiteLanguage =>
  languages[0] ?? language;

/** The same site, where its main language is wanted. */
export const inMain = (wanted: WantedLanguage): WantedLanguage => ({
  ...wanted,
  language: mainOf(wanted),
});

/**
 * Whether what names its languages, as `languages: ['en', 'de']`, is for the wanted one: by key or by tag. What names
 * none is for all, and of what names only unknown ones nobody knows for which it was meant.
 */
export const isForLanguage = (named: unknown, { language, languages }: WantedLanguage): boolean => {
  const words = listOf(named);
  const known = languages.filter(({ key, tag }) => words.includes(key) || words.includes(tag));
  return known.length === 0 || known.includes(language);
};
