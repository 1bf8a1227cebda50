import { type ConfigSources, readConfig } from '../../packages/config-files';
import { languagesOfSite } from '../../packages/config-values/site-in-language';
import type { Problem } from '../../packages/problems/problem';
import { withElsewhere } from '../../packages/resolved-site/shown-languages';
import { routesFile, siteFile } from '../../src/schema/config-files';
import type { SiteLanguage } from '../../src/schema/languages';
import { isSame } from '../../src/schema/values/same-value';
import type { WrittenPage } from '../../src/schema/values/written-place';
import { createDevConfig, type DevConfig } from './dev-config';

/** A file as pages in one language show it, and where its parts are written. */
type ShownFile = { value: unknown; written: WrittenPage | undefined };

export type ConfigInLanguages = Pick<DevConfig, 'update' | 'message'> & {
  /** In the main language of the site, or the one of this key. */
  fileIn: (file: string, key?: string) => ShownFile;
  /** The languages of the site, as config/site.ts last said them; none of a site of one language. */
  languages: () => readonly SiteLanguage[];
  /** Whether they are others than before the last update. */
  hasOtherLanguages: () => boolean;
};

/**
 * What the dev server shows while config is being written, in every language of the site. What is wrong with it is
 * found and told once.
 */
export const createConfigInLanguages = (
  check: (sources: ConfigSources) => Problem[],
  named: (words: string) => string,
): ConfigInLanguages => {
  let known: { sources: ConfigSources; problems: Problem[] } | undefined;
  const checkOnce = (sources: ConfigSources) => {
    if (known?.sources !== sources) known = { sources, problems: check(sources) };
    return known.problems;
  };
  const main = createDevConfig(checkOnce, named);
  const others = new Map<string, DevConfig>();
  let languages: readonly SiteLanguage[] = [];
  let hasOthers = false;

  const configIn = (key: string | undefined) => (key && others.get(key)) || main;

  const routesOf = (config: DevConfig, key: string | undefined) => {
    const own = config.valueOf(routesFile);
    const elsewhere = languages
      .filter((each) => each.key !== (key ?? languages[0]?.key))
      .map((each) => ({ tag: each.tag, routes: configIn(each.key).valueOf(routesFile) }));
    return elsewhere.length > 0 ? withElsewhere(own, elsewhere) : own;
  };

  return {
    update: (sources) => {
      const { value, readable } = readConfig(siteFile, sources[siteFile] ?? '');
      const now = readable ? languagesOfSite(value) : languages;
      hasOthers = !isSame(now, languages);
      languages = now;
      const keys = now.slice(1).map(({ key }) => key);
      for (const key of others.keys()) if (!keys.includes(key)) others.delete(key);
      for (const key of keys) {
        if (!others.has(key)) others.set(key, createDevConfig(checkOnce, named, key));
      }
      const changed = [main, ...others.values()].flatMap((config) => config.update(sources));
      return [...new Set(changed)];
    },
    message: main.message,
    fileIn: (file, key) => {
      const config = configIn(key);
      const value = file === routesFile ? routesOf(config, key) : config.valueOf(file);
      return { value, written: config.writtenPage(file) };
    },
    languages: () => languages,
    hasOtherLanguages: () => hasOthers,
  };
};
