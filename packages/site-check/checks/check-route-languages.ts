import type { SiteLanguage } from '../../../src/schema/languages';
import { isGroup } from '../../../src/schema/values/group';
import { routeEntries } from '../../config-values/readable-routes';
import { groupOf, listOf, textOf } from '../../config-values/values';
import { isForLanguage } from '../../config-values/wanted-language';
import { inQuotes } from '../../problems/nearest/meant-by';
import { becomes, type Finding } from '../../problems/problem';
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
    const where = `${at}.languages`;
    return [{ error: 'misplacedFirstPage', path: where, fix: { remove: where }, certain: false }];
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
    const own = textOf(groupOf(path)[key]);
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
    const unknown = unknownLanguages(own, `${at}.languages`, languages);
    const ofMain = isGroup(path) && main ? path[main.key] : path;
    const where = isGroup(path) && main ? `${at}.path.${main.key}` : `${at}.path`;
    const addresses: [unknown, string][] = [
      [ofMain, where],
      ...listOf(aliases).map((alias, place): [unknown, string] => [
        alias,
        `${at}.aliases[${place}]`,
      ]),
    ];
    const taken = addresses.flatMap(([address, place]): Finding[] => {
      const start = textOf(address)?.split('/')[1]?.toLowerCase();
      const key = others.find((one) => one.key.toLowerCase() === start)?.key;
      return key === undefined ? [] : [{ error: 'addressOfLanguage', path: place, parts: { key } }];
    });
    const twice = pathsWithLanguage(path, `${at}.path`, others);
    return [...unknown, ...taken, ...twice, ...misplacedHome(each, at, languages)];
  });
};
