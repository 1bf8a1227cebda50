import {
  isPageFile,
  notificationsFile,
  pageFile,
  routesFile,
  siteFile,
} from '../../src/schema/config-files';
import { isWithin } from '../../src/schema/values/paths';
import { textsIn } from '../../src/schema/values/places-in';
import { routeEntries } from '../config-values/readable-routes';
import { siteInLanguage } from '../config-values/site-in-language';
import { groupOf, textOf, type Values } from '../config-values/values';
import { isForLanguage, type WantedLanguage } from '../config-values/wanted-language';
import { mailsOf, withNamed } from './named-files';

export type UnreadPlace = {
  /** From the site's folder: config/pages/home.ts. */
  file: string;
  /** Within the file; empty for the whole file. */
  path: string;
};

/** Whether a place is one of these, or stands within one. */
export const isOneOf = (places: readonly UnreadPlace[], { file, path }: UnreadPlace): boolean =>
  places.some(
    (each) =>
      each.file === file && (each.path === '' || each.path === path || isWithin(path, each.path)),
  );

/** The shared values that no text names, and the team where nothing shows people. */
const unreadOfSite = (values: Values, texts: readonly string[]): UnreadPlace[] => {
  const names = Object.keys(groupOf(groupOf(values.get(siteFile)).values));
  const isNamed = (name: string) => texts.some((text) => text.includes(`{${name}}`));
  const showsTeam = texts.some((text) => /^(?:team|people)$|\bteam\//.test(text));
  return [
    ...names.filter((name) => !isNamed(name)).map((name) => `values.${name}`),
    ...(showsTeam ? [] : ['team']),
  ].map((path) => ({ file: siteFile, path }));
};

type LackedPage = { name: string; path: string };

export const lackedPages = (values: Values, wanted: WantedLanguage): LackedPage[] =>
  routeEntries(values.get(routesFile)).flatMap(({ page, languages }, index) =>
    isForLanguage(languages, wanted) ? [] : [{ name: textOf(page) ?? '', path: `pages[${index}]` }],
  );

/**
 * What visitors of a language never read, by config as it is written: the pages that config/routes.ts says it does not
 * have, with their addresses; the forms and collections that only such pages name, and the mails of these forms; and of
 * config/site.ts the shared values and the team that nothing of what they read shows.
 */
export const notInLanguage = (values: Values, wanted: WantedLanguage): UnreadPlace[] => {
  const lacked = lackedPages(values, wanted);
  const pages = lacked.map(({ name }) => pageFile(name));
  // Without the parts that are shown only in other languages.
  const shown = siteInLanguage(values, wanted.language.key);
  const others = [...values.keys()].filter(
    (file) => file === siteFile || (isPageFile(file) && !pages.includes(file)),
  );
  const isRead = new Set(withNamed(shown, others));
  const unread = [...withNamed(values, [siteFile, ...pages])].filter((file) => !isRead.has(file));
  const texts = [...isRead, notificationsFile].flatMap((file) => textsIn(shown.get(file)));
  return [
    ...(lacked.length > 0 ? unreadOfSite(values, texts) : []),
    ...unread.map((file) => ({ file, path: '' })),
    ...lacked.map(({ path }) => ({ file: routesFile, path })),
    ...mailsOf(values, unread).map((path) => ({ file: notificationsFile, path })),
  ];
};
