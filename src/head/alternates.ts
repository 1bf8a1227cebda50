import type { Elsewhere, ShownLanguage } from '../schema/shown-languages';
import { type HeadTag, link, ogLocale, property } from './head-tags';

/** The address of a page in a language, or for all whose language there is not. */
export type Alternate = { language: string; path: string };

/**
 * Where a page is in each language that has it, its own among them, by the tags of `elsewhere`. Of these each names all
 * others, or search engines believe none
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export const alternatesOf = (
  all: readonly ShownLanguage[],
  elsewhere: Elsewhere,
): readonly Alternate[] => {
  const found = all.flatMap(({ tag }) => {
    const path = elsewhere[tag];
    return path === undefined ? [] : [{ language: tag, path }];
  });
  const [first] = found;
  return first === undefined || found.length < 2
    ? []
    : [...found, { language: 'x-default', path: first.path }];
};

/** The same for the head of the page in the language `own`. */
export const alternateTags = (
  origin: string,
  own: string,
  alternates: readonly Alternate[],
): HeadTag[] => [
  ...alternates.map(({ language, path }) =>
    link({ rel: 'alternate', hreflang: language, href: origin + path }),
  ),
  ...alternates
    .filter(({ language }) => language !== own && language !== 'x-default')
    .map(({ language }) => property('locale:alternate', ogLocale(language))),
];
