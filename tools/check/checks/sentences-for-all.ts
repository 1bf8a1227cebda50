import { namedFolderOf, notificationsFile, siteFile } from '../../../src/schema/config-files';
import { isGroup } from '../../../src/schema/values/group';
import { innerSchema, schemaIfKnown } from '../../../src/schema/values/inner-schema';
import { joinPath } from '../../../src/schema/values/paths';
import { sortOfFile } from '../../../src/site/file-sorts';
import { englishName } from '../../config-reader/english-name';
import { inLanguage, isByLanguage, isForOthers } from '../../config-reader/in-language';
import { isSentence } from '../../config-reader/is-sentence';
import type { Values } from '../../config-reader/values';
import type { WantedLanguage } from '../../config-reader/wanted-language';
import type { FileFinding } from '../../problems/problem';
import { isOneOf, type UnreadPlace } from '../../resolve/not-in-language';
import { placesInWords } from './places-in-words';

type Field = ReturnType<typeof innerSchema>;

/** Files that hold words for visitors: what is `shown` in a theme are values of CSS. */
const hasWords = (file: string) =>
  file === siteFile || file === notificationsFile || namedFolderOf(file) !== undefined;

/** The paths of sentences for visitors that are one text for all languages. Total: takes any value. */
const sentencesIn = (written: unknown, schema: Field, wanted: WantedLanguage): string[] => {
  const [main = wanted.language] = wanted.languages;
  const visit = (value: unknown, path: string, field: Field): string[] => {
    const own = schemaIfKnown(field, value);
    if (typeof value === 'string') {
      return own?.meta()?.shown === true && isSentence(value, main.tag) ? [path] : [];
    }
    if (Array.isArray(value)) {
      return value.flatMap((each: unknown, index) =>
        visit(each, joinPath(path, index), own && innerSchema(own, index)),
      );
    }
    if (!isGroup(value) || isByLanguage(value, own, wanted.languages)) return [];
    if (isForOthers(value, own, wanted)) return [];
    return Object.entries(value).flatMap(([key, each]) =>
      visit(each, joinPath(path, key), own && innerSchema(own, key)),
    );
  };
  return visit(written, '', schema);
};

/**
 * Of each file the sentences that visitors of a language read in the words of the main one, since they are one text for
 * all; `told`: files of which that is said already.
 */
export const sentencesForAll = (
  values: Values,
  wanted: WantedLanguage,
  { unread, told }: { unread: readonly UnreadPlace[]; told: (file: string) => boolean },
): FileFinding[] => {
  const { language, languages } = wanted;
  const [main = language] = languages;
  return [...values].flatMap(([file, value]): FileFinding[] => {
    if (!hasWords(file) || told(file)) return [];
    const schema = sortOfFile(file)?.schema;
    const all = sentencesIn(value, schema, wanted).filter(
      (path) => !isOneOf(unread, { file, path }),
    );
    const [path] = all;
    if (path === undefined) return [];
    const shown = inLanguage(value, schema, { language: main, languages }).value;
    const parts = {
      ...placesInWords(all, { file, value: shown }),
      language: englishName(language.key),
      main: englishName(main.key),
      key: language.key,
    };
    return [{ file, error: 'sentencesForAll', path, parts }];
  });
};
