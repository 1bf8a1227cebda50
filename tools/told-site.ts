import { readConfigValue } from '../packages/config-files';
import { saidInLanguages } from '../packages/resolved-site/said-in-languages';
import { shownLanguagesOf } from '../packages/resolved-site/shown-languages';
import type { BuiltSite } from '../src/built-site';
import type { FirebaseSettings } from '../src/firebase/settings';
import { siteFile } from '../src/schema/config-files';
import type { SiteDefinition } from '../src/schema/site';
import { usualWordsIn } from '../src/schema/usual-words/usual-words-in';
import { borrowsTexts } from './resolve/borrowed-texts';

/** What the pages of a language know of the others; of its main one, without `key`. */
export const inLanguage = (folder: string, key?: string): BuiltSite => ({
  languages: shownLanguagesOf(folder, key),
  saidInLanguages: saidInLanguages(folder),
  borrowsTexts: borrowsTexts(folder, key),
});

type Told = { settings: FirebaseSettings | null; key: string | undefined };

/** What a page is told before any of its scripts while config changes, in the language of this key if the site has several. */
export const toldSite = (folder: string, { settings, key }: Told): BuiltSite => ({
  firebaseSettings: settings,
  ...(key !== undefined && inLanguage(folder, key)),
});

/** The language of a page of the site in `folder`, for its `html` element. Read, not imported: config may be broken. */
export const documentLanguage = (folder: string, key?: string) => {
  const site = readConfigValue(folder, siteFile, key) as Partial<SiteDefinition> | undefined;
  const language = String(site?.language ?? '');
  return {
    language,
    direction: site?.direction ?? usualWordsIn(language)?.direction ?? 'auto',
  };
};
