import type { ConfigSources } from '../config-reader/config-files';
import { parse } from '../config-reader/syntax/parse';
import { mainLanguage } from './names';

/** What config files have called the types of a site in one language; the last ones before `#types` was there. */
const inOne =
  /^(?:#types|#config\/types|(?:\.\/|(?:\.\.\/)+(?:config\/)?)types)(?:\.d)?(?:\.[cm]?[jt]s)?$/;

/** The config file `source` with its type from `#types/in-languages`, whose texts may be by language. All else stays. */
export const withTypesInLanguages = (source: string): string => {
  const named = parse(source)
    .program.body.flatMap((each) => (each.type === 'ImportDeclaration' ? [each.source] : []))
    .find(({ value }) => inOne.test(value));
  if (!named) return source;
  const [start, end] = [named.start + 1, named.end - 1];
  return `${source.slice(0, start)}#types/in-languages${source.slice(end)}`;
};

/** The text of a new config file with the types that the site's others have. */
export const withTypesOf = (config: ConfigSources, source: string): string =>
  mainLanguage(config) ? withTypesInLanguages(source) : source;
