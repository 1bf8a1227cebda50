import type { SiteLanguage } from '../../../src/schema/languages';
import { isGroup } from '../../../src/schema/values/group';
import { routeEntries } from '../../config-values/readable-routes';
import { listOf, textAt } from '../../config-values/values';
import { isForLanguage } from '../../config-values/wanted-language';
import { inQuotes } from '../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../problems/problem';
import { needless } from './found';
import { unknownLanguages } from './unknown-languages';

/** The first page, where the main language lacks it, or another one has it at another path. */
const misplacedHome = (
  route: Record<string, unknown>,
  at: string,
  languages: readonly SiteLanguage[],
): Finding[] => {
  const { path, aliases, languages: own } = route;
  const pathIn = ({ key }: SiteLanguage) => (isGroup(path) ? path[key] : path);
  const [main] = languages;
  if (!main || ![pathIn(main), ...listOf(aliases)].includes('/')) return [];
  if (!isForLanguage(own, { language: main, languages })) {
    return [needless('misplacedFirstPage', `${at}.languages`, { certain: false })];
  }
  const isElsewhere = (language: SiteLanguage) =>
    isForLanguage(own, { language, languages }) &&
    pathIn(language) !== undefined &&
    ![pathIn(language), ...listOf(aliases)].includes('/');
  return languages.filter(isElsewhere).map(({ key }) => ({
    error: 'misplacedFirstPage',
    path: `${at}.path.${key}`,
  }));
};

/** Paths of a language that say what its addresses begin with by themselves. */
const pathsWithLanguage = (path: unknown, at: string, others: readonly SiteLanguage[]): Finding[] =>
  others.flatMap(({ key }): Finding[] => {
    const own = textAt(path, key);
    if (!own?.toLowerCase().startsWith(`/${key.toLowerCase()}/`)) return [];
    const meant = becomes(inQuotes(own.slice(key.length + 1)), true);
    return [{ error: 'pathWithLanguage', path: `${at}.${key}`, parts: { key }, ...meant }];
  });

/** What config/routes.ts says of languages, as it is written. */
export const checkRouteLanguages = (
  routes: unknown,
  languages: readonly SiteLanguage[],
): Finding[] => {
  const [main, ...others] = languages;
  return routeEntries(routes).flatMap((each, index): Finding[] => {
    const { path, aliases, languages: own } = each;
    const at = `pages[${index}]`;
    const ofMain = isGroup(path) && main ? `path.${main.key}` : 'path';
    const addresses = [ofMain, ...listOf(aliases).map((_, place) => `aliases[${place}]`)];
    const taken = addresses.flatMap((address): Finding[] => {
      const start = textAt(each, address)?.split('/')[1]?.toLowerCase();
      const key = others.find((one) => one.key.toLowerCase() === start)?.key;
      if (key === undefined) return [];
      return [{ error: 'addressOfLanguage', path: `${at}.${address}`, parts: { key } }];
    });
    return [
      ...unknownLanguages(own, `${at}.languages`, languages),
      ...taken,
      ...pathsWithLanguage(path, `${at}.path`, others),
      ...misplacedHome(each, at, languages),
    ];
  });
};
