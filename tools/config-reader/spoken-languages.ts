import { keyOf, valueAt } from '../../src/editor/paths';
import type { SiteLanguage } from '../../src/schema/languages';
import { sortOfFile } from '../../src/site/file-sorts';
import { inLanguage } from './in-language';

/** The languages in which a file of config with this value, as it is written, has texts of its own. */
export const spokenIn = (
  file: string,
  written: unknown,
  languages: readonly SiteLanguage[],
): SiteLanguage[] => {
  const schema = sortOfFile(file)?.schema;
  return languages.filter((language) =>
    inLanguage(written, schema, { language, languages }).moves.some(
      ({ written: { path } }) =>
        keyOf(path) === language.key && valueAt(written, path) !== undefined,
    ),
  );
};
