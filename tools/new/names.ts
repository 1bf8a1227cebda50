import { siteFile } from '../../src/schema/config-files';
import type { SiteLanguage } from '../../src/schema/languages';
import { stepsOf, valueAt } from '../../src/schema/values/paths';
import { writtenPlace } from '../../src/schema/values/written-place';
import { type ConfigSources, configValue } from '../config-reader/config-files';
import { fileInLanguage, wantedLanguage } from '../config-reader/site-in-language';

type Taken = { taken: readonly string[]; separator: string };

const fold = (text: string) => text.trim().toLowerCase();

/** `wanted`, or if that is taken, in any case, the first free one of `wanted 2` … */
export const firstFree = (wanted: string, { taken, separator }: Taken): string => {
  const known = new Set(taken.map(fold));
  const next = (number: number): string => {
    const candidate = number === 1 ? wanted : `${wanted}${separator}${number}`;
    return known.has(fold(candidate)) ? next(number + 1) : candidate;
  };
  return next(1);
};

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

/** A list of a config file, in one of the site's languages. */
type OwnList = { language?: SiteLanguage | undefined; path: string; steps: string[] };

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
    const written = writtenPlace(path, { file, moves }).path;
    return { language, path: written, steps: stepsOf(written) };
  };
  const main = listIn(wanted?.language);
  const others = (wanted?.languages ?? []).slice(1).map(listIn);
  const isOwn = (each: OwnList) =>
    each.path !== main.path && Array.isArray(valueAt(value, each.path));
  return [main, ...others.filter(isOwn)];
};

/** How one name is written in each of its places. */
export type Names = {
  /** Files, folders and kinds: `about-cats`. */
  name: string;
  /** What people read: `About cats`. */
  words: string;
  /** Identifiers: `aboutCats`, and for components `AboutCats`. */
  camel: string;
  pascal: string;
  /** The address of a page: `/About-cats`. */
  path: string;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `name` is small letters and digits with single hyphens between. */
export const namesFor = (name: string): Names => {
  const camel = name.replaceAll(/-(.)/g, (_hyphen, next: string) => next.toUpperCase());
  return {
    name,
    words: capital(name.replaceAll('-', ' ')),
    camel,
    pascal: capital(camel),
    path: `/${capital(name)}`,
  };
};
