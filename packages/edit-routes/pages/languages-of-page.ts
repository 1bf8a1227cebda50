import { pageFile } from '../../../src/schema/config-files';
import { englishName } from '../../config-values/english-name';
import { languagesOfPage, languagesOfSite } from '../../config-values/site-in-language';
import { listOf } from '../../config-values/values';
import type { PageRequests } from '../../edit-protocol/changes-protocol';
import { asValue, type Plan, titleOf } from './plan';
import { routeOf } from './rename-page';
import { type Files, routesFile, siteFile } from './uses';

const inWords = (names: readonly string[]) =>
  names.length === 1 ? `${names[0]} alone` : names.join(', ');

/** Why a page cannot be taken from all languages but those with these keys: it is the only one that another has. */
export const whyOnlyPage = (
  files: Files,
  page: string,
  remaining: readonly string[] = [],
): string | undefined => {
  const languages = languagesOfSite(files[siteFile]);
  const { pages, index, entry } = routeOf(files, page);
  if (index === -1) return undefined;
  const others = pages.toSpliced(index, 1).flatMap((each) => languagesOfPage(each, languages));
  const bare = languagesOfPage(entry, languages).find(
    (each) => !remaining.includes(each.key) && !others.includes(each),
  );
  if (!bare) return undefined;
  const name = englishName(bare.key);
  return `This is the only page that ${name} has. To do without ${name}, take it out of languages in ${siteFile} instead.`;
};

/**
 * Says which languages of the site have a page, by their keys: the main one has each. Nothing that is written in a
 * language is taken out: it is shown again once the language has the page again.
 */
export const setLanguagesOfPage = (
  files: Files,
  { page, languages: keys }: PageRequests['pages/languages'],
): Plan => {
  const languages = languagesOfSite(files[siteFile]);
  const { index, at, entry } = routeOf(files, page);
  if (index === -1) {
    return { impossible: 'This page has no address: every language shows it for unknown ones.' };
  }
  const [main] = languages;
  const wanted = languages.filter(({ key }) => keys.includes(key));
  if (!main || !wanted.includes(main)) {
    return { impossible: 'The main language has every page.' };
  }
  const known = languagesOfPage(entry, languages);
  if (known.length === wanted.length && known.every((each) => wanted.includes(each))) {
    return { impossible: 'These languages have it already.' };
  }
  const why = whyOnlyPage(files, page, keys);
  if (why !== undefined) return { impossible: why };
  const place = { file: routesFile, path: `${at}.languages` };
  const was = entry.languages === undefined ? undefined : asValue(entry.languages);
  const named = listOf(entry.languages);
  const value = wanted.map(({ key, tag }) => (named.includes(tag) ? tag : key));
  const isInAll = wanted.length === languages.length;
  const title = titleOf(files, pageFile(page));
  const words = `“${title}” is in ${isInAll ? 'every language' : inWords(wanted.map(({ key }) => englishName(key)))}`;
  if (!isInAll)
    return { step: { words, changes: [{ do: 'set', ...place, value, was }] }, left: [] };
  return { step: { words, changes: [{ do: 'remove', ...place, was: asValue(was) }] }, left: [] };
};
