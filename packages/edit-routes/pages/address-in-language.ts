import { pageFile } from '../../../src/schema/config-files';
import type { SiteLanguage } from '../../../src/schema/languages';
import { pagePath } from '../../../src/schema/normal-path';
import type { Change, Value } from '../../../src/schema/values/change';
import { resolveRoute } from '../../../src/site/resolve-route';
import { englishName } from '../../config-values/english-name';
import { inLanguage } from '../../config-values/in-language';
import { fileInLanguage, languagesOfPage, prefixOf } from '../../config-values/site-in-language';
import { groupOf, listOf, textOf } from '../../config-values/values';
import type { WantedLanguage } from '../../config-values/wanted-language';
import { asValue, type Plan, titleOf, whyNoAddress } from './plan';
import { routeOf } from './rename-page';
import { type Files, routesFile, routesIn } from './uses';

/** A file in one language, as the check and the build read it. */
const fileIn = (files: Files, file: string, wanted: WantedLanguage): Files => ({
  [file]: asValue(fileInLanguage(file, files[file], wanted).value),
});

/** An address that was one for all is by language from then on: the other languages that have the page keep it. */
const newPath = (
  { path: written }: Record<string, unknown>,
  path: string,
  { language, having }: { language: SiteLanguage; having: readonly SiteLanguage[] },
): Value =>
  typeof written === 'string'
    ? Object.fromEntries(having.map(({ key }) => [key, key === language.key ? path : written]))
    : { ...(groupOf(written) as Record<string, Value>), [language.key]: path };

/** The list of other addresses: the new one is none of them any more, and the old one is, where it is kept. */
const ofAliases = (
  { at, entry }: ReturnType<typeof routeOf>,
  { path, old }: { path: string; old: string | undefined },
  { key }: { key: string },
): Change[] => {
  const list = listOf(entry.aliases);
  /** Those of all languages stay. */
  const isOnlyNew = (alias: unknown) =>
    Object.keys(groupOf(alias)).join() === key &&
    pagePath(textOf(groupOf(alias)[key]) ?? '') === pagePath(path);
  const index = list.findIndex(isOnlyNew);
  const own = { file: routesFile, path: `${at}.aliases` };
  const was = entry.aliases === undefined ? undefined : asValue(entry.aliases);
  if (old !== undefined && index !== -1) {
    return [
      {
        do: 'set',
        ...own,
        path: `${own.path}[${index}]`,
        value: { [key]: old },
        was: asValue(list[index]),
      },
    ];
  }
  if (old !== undefined) {
    return [{ do: 'insert', ...own, at: list.length, value: { [key]: old }, was }];
  }
  if (index === -1) return [];
  return list.length === 1
    ? [{ do: 'remove', ...own, was: asValue(entry.aliases) }]
    : [{ do: 'remove', ...own, path: `${own.path}[${index}]`, was: asValue(list[index]) }];
};

const titleIn = (files: Files, page: string, wanted: WantedLanguage) =>
  titleOf(fileIn(files, pageFile(page), wanted), pageFile(page));

/** The page that an address shows in a language; `path` is without what addresses of the language begin with. */
export const takenBy = (files: Files, path: string, wanted: WantedLanguage) => {
  const address = prefixOf(wanted.language, wanted.languages) + path;
  const { matched, page } = resolveRoute(routesIn(fileIn(files, routesFile, wanted)), address);
  if (!matched) return undefined;
  return { page, words: `${address} shows “${titleIn(files, page, wanted)}” already.` };
};

/**
 * Gives a page another address in a language beside the main one, and changes those of no other. `path` is without
 * what the addresses of the language begin with, as /de. Links follow by themselves: they are written as addresses of
 * the main language. `files` are as written.
 */
export const readdressIn = (
  files: Files,
  { page, path, keepOldAddress = false }: { page: string; path: string; keepOldAddress?: boolean },
  wanted: WantedLanguage,
): Plan => {
  const { language, languages } = wanted;
  const [name, prefix] = [englishName(language.key), prefixOf(language, languages)];
  const route = routeOf(files, page);
  if (route.index === -1) {
    return {
      impossible: 'This page has no address: it is shown for addresses that there are not.',
    };
  }
  const having = languagesOfPage(route.entry, languages);
  if (!having.includes(language)) {
    return { impossible: `${name} does not have this page.` };
  }
  const old = textOf(inLanguage(route.entry.path, undefined, wanted).value);
  if (old === undefined) return { impossible: 'Its address in config/routes.ts cannot be read.' };
  if (old === path) return { impossible: 'That is its address already.' };
  if (old === '/') return { impossible: `The first page of the site has the address ${prefix}.` };
  const taken = takenBy(files, path, wanted);
  if (taken && taken.page !== page) return { impossible: taken.words };
  const why = whyNoAddress(path);
  if (why !== undefined) return { impossible: why };
  const isOther = pagePath(old) !== pagePath(path);
  const changes: Change[] = [
    {
      do: 'set',
      file: routesFile,
      path: `${route.at}.path`,
      value: newPath(route.entry, path, { language, having }),
      was: asValue(route.entry.path),
    },
    ...ofAliases(route, { path, old: keepOldAddress && isOther ? old : undefined }, language),
  ];
  const words = `“${titleIn(files, page, wanted)}” has the address ${prefix}${path} (${name})`;
  return { step: { words, changes }, left: [] };
};
