import type { Schema } from 'yup';
import { namedFolderOf, notificationsFile, siteFile } from '../../../src/schema/config-files';
import { sortOfFile } from '../../../src/site/file-sorts';
import { writtenPlaces } from '../../config-values/by-language';
import { englishName } from '../../config-values/english-name';
import { inLanguage } from '../../config-values/in-language';
import { isSentence } from '../../config-values/is-sentence';
import type { Values } from '../../config-values/values';
import { inMain, mainOf, type WantedLanguage } from '../../config-values/wanted-language';
import type { FileFinding } from '../../problems/problem';
import { isOneOf, type UnreadPlace } from '../../resolved-site/not-in-language';
import { placesInWords } from './places-in-words';

/** Files that hold words for visitors: what is `shown` in a theme are values of CSS. */
const hasWords = (file: string) =>
  file === siteFile || file === notificationsFile || namedFolderOf(file) !== undefined;

/** The paths of sentences for visitors that are one text for all languages. Total: takes any value. */
const sentencesIn = (written: unknown, field: Schema | undefined, wanted: WantedLanguage) =>
  [...writtenPlaces({ value: written, field }, wanted)].flatMap(({ value, path, schema }) => {
    const isShown = typeof value === 'string' && schema?.meta()?.shown === true;
    return isShown && isSentence(value, mainOf(wanted).tag) ? [path] : [];
  });

/**
 * Of each file the sentences that visitors of a language read in the words of the main one, since they are one text for
 * all; `isReported`: files of which that is said already.
 */
export const sentencesForAll = (
  values: Values,
  wanted: WantedLanguage,
  { unread, isReported }: { unread: readonly UnreadPlace[]; isReported: (file: string) => boolean },
): FileFinding[] => {
  const { language } = wanted;
  return [...values].flatMap(([file, value]): FileFinding[] => {
    if (!hasWords(file) || isReported(file)) return [];
    const schema = sortOfFile(file)?.schema;
    const all = sentencesIn(value, schema, wanted).filter(
      (path) => !isOneOf(unread, { file, path }),
    );
    const [path] = all;
    if (path === undefined) return [];
    const shown = inLanguage(value, schema, inMain(wanted)).value;
    const parts = {
      ...placesInWords(all, { file, value: shown }),
      language: englishName(language.key),
      main: englishName(mainOf(wanted).key),
      key: language.key,
    };
    return [{ file, error: 'sentencesForAll', path, parts }];
  });
};
