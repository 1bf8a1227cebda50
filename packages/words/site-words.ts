import { siteFile } from '../../src/schema/config-files';
import type { SiteLanguage } from '../../src/schema/languages';
import { sortOfFile } from '../../src/site/file-sorts';
import { type ConfigSources, configValue, readConfig } from '../config-files';
import { englishName } from '../config-values/english-name';
import { languagesOfSite } from '../config-values/site-in-language';
import { mainOf } from '../config-values/wanted-language';
import { wantedOf } from './read-request';
import type { Languages } from './read-table';
import { oneForAll, type Row } from './row';
import { type Unit, unitsIn } from './units';

export type SiteWords = Languages & {
  sources: ConfigSources;
  units: Unit[];
  /** All of the site, the main one first. */
  languages: readonly SiteLanguage[];
  /** Of the two languages, in English. */
  names: { main: string; own: string };
};

/** Throws where the language is none of the site, or a file of config cannot be read. */
export const siteWords = (sources: ConfigSources, wantedKey: string): SiteWords => {
  const broken = Object.entries(sources).flatMap(([file, source]) =>
    sortOfFile(file) && !readConfig(file, source).readable ? [file] : [],
  );
  if (broken.length > 0) {
    throw new Error(
      `${broken.join(', ')} cannot be read: npm run check says what is wrong there. Nothing was written.`,
    );
  }
  const languages = languagesOfSite(configValue(siteFile, sources[siteFile] ?? ''));
  const wanted = wantedOf(wantedKey, languages);
  const { language } = wanted;
  const main = mainOf(wanted);
  return {
    sources,
    units: unitsIn(sources, wanted),
    languages,
    keys: { main: main.key, own: language.key },
    tags: { main: main.tag, own: language.tag },
    names: { main: englishName(main.key), own: englishName(language.key) },
  };
};

/**
 * The rows of a table: what the language lacks, what is one text for all, and with `all` what it has, and the words of
 * links that lead to pages in the main language.
 */
export const rowsOf = ({ units, names }: SiteWords, { all }: { all: boolean }): Row[] => {
  const what = {
    one: oneForAll,
    lacks: `lacks ${names.own}`,
    has: `has ${names.own}`,
  };
  const elsewhere = `leads to a page in ${names.main}`;
  return units
    .filter(({ is, leadsElsewhere }) => all || (is !== 'has' && !leadsElsewhere))
    .map(({ place, file, path, is, leadsElsewhere, main, own }) => ({
      place,
      file,
      path,
      what: is !== 'has' && leadsElsewhere ? elsewhere : what[is],
      main,
      own,
      before: own,
    }));
};
