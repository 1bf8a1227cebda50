import type { ConfigSources } from '../../packages/config-files';
import { mainLanguage } from './written-in-languages';

/** The config file `source` with its type from `#types/in-languages`, whose texts may be by language. All else stays. */
export const withTypesInLanguages = (source: string): string =>
  source.replace(/(?<=^import type [^;]*['"])#types(?=['"])/m, '#types/in-languages');

/** The text of a new config file with the types that the site's others have. */
export const withTypesOf = (config: ConfigSources, source: string): string =>
  mainLanguage(config) ? withTypesInLanguages(source) : source;
