import { siteFile } from '../../src/schema/config-files';
import type { Change } from '../../src/schema/values/change';
import type { Place } from '../../src/schema/values/written-place';
import { applyToFiles, type Files } from '../config-values/apply-to-value';
import { englishName } from '../config-values/english-name';
import { wantedLanguage } from '../config-values/site-in-language';
import type { Use } from '../edit-protocol/changes-protocol';
import { seenIn, valuesOf, whoseWords } from './projection';
import { stepAsWritten } from './written-step';

type Found = { changes: readonly Change[]; left: readonly Use[] };

/**
 * What is to be changed, and what is left, in the words that languages beside the main one have for themselves: `find`
 * looks through config as one of them has it, and `isOwn` knows which words are the language's own. The changes are
 * those of config as it is written; none of a site in one language.
 */
export const inOtherLanguages = (
  files: Files,
  find: (seen: Files, isOwn: (place: Place) => boolean) => Found,
): { changes: Change[]; left: Use[] } => {
  const main = wantedLanguage(files[siteFile]);
  const all: { changes: Change[]; left: Use[] } = { changes: [], left: [] };
  let written = files;
  for (const language of main?.languages.slice(1) ?? []) {
    const wanted = { languages: main?.languages ?? [], language };
    const now = written;
    const seen = seenIn(now, wanted);
    const isOwn = ({ file, path }: Place) => {
      const own = seen.get(file);
      return own !== undefined && whoseWords(own, path, language.key) === 'own';
    };
    const { changes, left } = find(valuesOf(seen), isOwn);
    const step = stepAsWritten({ words: '', changes: [...changes] }, now, { wanted });
    written = step.changes.reduce(applyToFiles, now);
    all.changes.push(...step.changes);
    const name = englishName(language.key);
    all.left.push(...left.map((use) => ({ ...use, place: `${use.place} (${name})` })));
  }
  return all;
};
