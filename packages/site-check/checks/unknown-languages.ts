import { siteFile } from '../../../src/schema/config-files';
import type { SiteLanguage } from '../../../src/schema/languages';
import { joinPath } from '../../../src/schema/values/paths';
import { listOf, textOf } from '../../config-values/values';
import { meantBy } from '../../problems/nearest/meant-by';
import type { Finding } from '../../problems/problem';

/** Names of languages that the site does not have, in a list of those that have or show something. */
export const unknownLanguages = (
  list: unknown,
  path: string,
  languages: readonly SiteLanguage[],
): Finding[] => {
  const isKnown = (word: string) => languages.some(({ key, tag }) => key === word || tag === word);
  const keys = languages.map(({ key }) => key);
  return listOf(list).flatMap((each, index): Finding[] => {
    const word = textOf(each);
    return word === undefined || isKnown(word)
      ? []
      : [
          {
            error: 'notALanguage',
            path: joinPath(path, index),
            ...meantBy(word, keys),
            see: { file: siteFile, path: 'languages' },
          },
        ];
  });
};
