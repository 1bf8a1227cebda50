import { siteFile } from '../../src/schema/config-files';
import type { Value } from '../../src/schema/values/change';
import { isSame } from '../../src/schema/values/same-value';
import { type ConfigSources, configValue, readConfigSources } from '../config-files';
import { languagesOfSite } from '../config-values/site-in-language';
import type { ValuesBefore } from '../edit-protocol/changes-protocol';
import { resolvedSources } from '../resolved-site/read-site-config';
import { isPicture } from './change-words';
import { type History, isTrouble } from './history';
import { wholeValue } from './list-changes';

const nothing: ValuesBefore = { values: {}, added: [], unread: [], pictures: [] };

/** Config as pages in the language of this tag show it; in the main one of a site that has no such language. */
const shownIn = (sources: ConfigSources, tag: string | undefined) => {
  const languages = languagesOfSite(configValue(siteFile, sources[siteFile] ?? ''));
  const language = languages.find((each) => each.tag === tag)?.key;
  return resolvedSources(sources, { language }).values;
};

/**
 * What pages showed at the last commit differently from now; nothing where there is none. What could not be read then
 * is as it is now.
 */
export const valuesBefore = async (
  { site, history }: { site: string; history: History },
  tag?: string,
): Promise<ValuesBefore> => {
  const past = await history.past();
  if (isTrouble(past)) return nothing;
  const { config, files } = past.snapshots;
  const texts = [...config];
  const added = texts.flatMap(([file, { before }]) => (before === undefined ? [file] : []));
  const read = texts.flatMap(([file, { before }]) =>
    before !== undefined && wholeValue(before) !== undefined ? [[file, before] as const] : [],
  );
  const now = readConfigSources(site);
  const existing = Object.entries(now).filter(([file]) => !added.includes(file));
  const shownNow = shownIn(now, tag);
  const shownBefore = shownIn(Object.fromEntries([...existing, ...read]), tag);
  const isOther = ([file, value]: [string, unknown]) => !isSame(value, shownNow.get(file));
  return {
    values: Object.fromEntries([...shownBefore].filter(isOther)) as Record<string, Value>,
    added,
    unread: texts.flatMap(([file, { before }]) =>
      before !== undefined && wholeValue(before) === undefined ? [file] : [],
    ),
    pictures: [...files].flatMap(([file, kind]) =>
      isPicture(file) && kind !== 'added' ? [file.replace(/^public/, '')] : [],
    ),
  };
};
