import { siteFile, themeFile } from '../../src/schema/config-files';
import { type ConfigSources, configValue, type ReadFile, writtenValues } from '../config-files';
import { sharedValuesOf, type SharedValues } from '../config-values/shared-values';
import { wantedLanguage } from '../config-values/site-in-language';
import { groupOf, type Values } from '../config-values/values';
import type { WantedLanguage } from '../config-values/wanted-language';
import type { FileFinding } from '../problems/problem';
import { wordsOfLinksElsewhere } from '../resolved-site/links-elsewhere';
import { notInLanguage } from '../resolved-site/not-in-language';
import { siteLanguageOf } from '../resolved-site/with-usual-words';
import { checkFile, type OfSite } from './check-file';
import { strayFile, type Unread } from './checks/check-files';
import { namesByLanguage } from './checks/check-languages';

/** The files of a site, read in one language and checked each by itself. */
export type SiteAsRead = {
  read: ReadonlyMap<string, ReadFile>;
  values: Values;
  /** Where a file has what stands at a path of its value. */
  asWritten: (file: string, path: string) => string;
  findings: FileFinding[];
  /** Files with errors of their own, by the path at which they would be read. */
  lost: string[];
  shared: SharedValues;
  /** The names of shared values in texts of the files. */
  used: ReadonlySet<string>;
  grounds: readonly string[];
  /** Of a site in several languages the one in which it is read, and what its visitors never read. */
  wanted: WantedLanguage | undefined;
  unread: NonNullable<OfSite['unread']>;
  /** What the files say in all languages; undefined in the main one. */
  inAll: Values | undefined;
};

/** The names of the grounds of the site's theme, whatever else is wrong there. */
const groundsIn = (theme: string | undefined) =>
  Object.keys(groupOf(theme === undefined ? {} : groupOf(configValue(themeFile, theme)).grounds));

/** In the main language, or in the one of this `key`. */
export const readSite = (
  sources: ConfigSources,
  { refused }: Pick<Unread, 'refused'>,
  key?: string,
): SiteAsRead => {
  const site = sources[siteFile];
  const siteAsWritten = site === undefined ? undefined : configValue(siteFile, site);
  const wanted = wantedLanguage(siteAsWritten, key);
  const inAll = key === undefined ? undefined : writtenValues(sources);
  const unworded = { values: {}, language: '', grounds: [] };
  const own =
    site === undefined ? undefined : checkFile(siteFile, site, { ...unworded, wanted })?.value;
  const shared = sharedValuesOf(own);
  const grounds = groundsIn(sources[themeFile]);
  const unread =
    wanted && inAll
      ? [...notInLanguage(inAll, wanted), ...wordsOfLinksElsewhere(inAll, wanted)]
      : [];
  const ofSite: OfSite = {
    values: shared,
    language: siteLanguageOf(own),
    grounds,
    wanted,
    namesByLanguage: namesByLanguage(siteAsWritten, wanted?.languages ?? []),
    unread,
  };

  const read = new Map<string, ReadFile>();
  const values = new Map<string, unknown>();
  const places = new Map<string, (path: string) => string>();
  const findings: FileFinding[] = [];
  const lost = refused.map(({ file }) => file);
  const used = new Set<string>();
  for (const [file, source] of Object.entries(sources)) {
    const stray = strayFile(file, sources);
    const checked = stray ? undefined : checkFile(file, source, ofSite);
    if (stray) findings.push(stray.finding);
    if (stray?.meant !== undefined) lost.push(stray.meant);
    if (!checked) continue;
    read.set(file, checked.read);
    // References to an entry that could not be read would be reported as wrong.
    const isWhole = checked.read.readable && checked.read.lacking.length === 0;
    if (isWhole) values.set(file, checked.value);
    places.set(file, checked.asWritten);
    checked.used.forEach((name) => used.add(name));
    for (const each of checked.findings) findings.push({ file, ...each });
  }
  const asWritten = (file: string, path: string) => places.get(file)?.(path) ?? path;
  return { read, values, asWritten, findings, lost, shared, used, grounds, wanted, unread, inAll };
};
