import { type ConfigSources, configValue } from '../../packages/config-files';
import { fileInLanguage, wantedLanguage } from '../../packages/config-values/site-in-language';
import { siteFile } from '../../src/schema/config-files';
import type { SiteLanguage } from '../../src/schema/languages';
import { valueAt } from '../../src/schema/values/paths';
import { writtenPlace } from '../../src/schema/values/written-place';

/** The languages of the site, the main one first; undefined of a site of one language. */
export const mainLanguage = (config: ConfigSources) =>
  wantedLanguage(configValue(siteFile, config[siteFile] ?? ''));

/**
 * The values of the config files in `folder`, which must be in order, by their paths: in the main language of the
 * site.
 */
export const configValues = <Value>(config: ConfigSources, folder: string): Map<string, Value> => {
  const wanted = mainLanguage(config);
  const valueOf = (file: string, source: string): unknown => {
    const value = configValue(file, source);
    return wanted ? fileInLanguage(file, value, wanted).value : value;
  };
  return new Map(
    Object.entries(config)
      .filter(([file]) => file.startsWith(folder))
      .map(([file, source]) => [file, valueOf(file, source) as Value]),
  );
};

type OwnList = { language?: SiteLanguage | undefined; path: string };

/**
 * Where the list at `path` of a config file is written: in the main language, and behind it in each other one that has
 * a list of its own. `config` must be in order.
 */
export const listsAt = (
  config: ConfigSources,
  file: string,
  path: string,
): [OwnList, ...OwnList[]] => {
  const value = configValue(file, config[file] ?? '');
  const wanted = mainLanguage(config);
  const listIn = (language?: SiteLanguage): OwnList => {
    const { moves } =
      wanted && language ? fileInLanguage(file, value, { ...wanted, language }) : { moves: [] };
    return { language, path: writtenPlace(path, { file, moves }).path };
  };
  const main = listIn(wanted?.language);
  const others = (wanted?.languages ?? []).slice(1).map(listIn);
  const isOwn = (each: OwnList) =>
    each.path !== main.path && Array.isArray(valueAt(value, each.path));
  return [main, ...others.filter(isOwn)];
};
