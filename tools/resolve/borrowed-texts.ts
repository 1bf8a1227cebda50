import type { Plugin } from 'vite';
import { readConfigSources, writtenValues } from '../../packages/config-files';
import { fillNames, lookUpIn, sharedValuesOf } from '../../packages/config-values/shared-values';
import { fileInLanguage, wantedLanguage } from '../../packages/config-values/site-in-language';
import { groupOf } from '../../packages/config-values/values';
import { inPageLanguage, siteLanguages } from '../../packages/resolved-site/page-language';
import { routesFile, siteFile } from '../../src/schema/config-files';
import { withoutMarks } from '../../src/schema/parse-marks';
import { keyOf, valueAt } from '../../src/schema/values/paths';
import { textsIn } from '../../src/schema/values/places-in';

export type Borrowed = { texts: string[]; language: string };

/** What pages in the language of this key show in the main language of the site, since it lacks them. */
export const borrowedTexts = (site: string, key?: string): Borrowed => {
  const values = writtenValues(readConfigSources(site));
  const wanted = wantedLanguage(values.get(siteFile), key);
  const [main] = wanted?.languages ?? [];
  if (!wanted || !main || wanted.language === main) return { texts: [], language: '' };
  const ofSite = fileInLanguage(siteFile, values.get(siteFile), wanted).value;
  const lookUp = lookUpIn(sharedValuesOf(ofSite));
  const shown = (value: unknown) =>
    textsIn(value).map((text) =>
      withoutMarks(String(fillNames(text, undefined, lookUp).value)).trim(),
    );
  const files = [...values].filter(([file]) => file !== routesFile);
  const inOwn = files.map(([file, written]) => ({
    ...fileInLanguage(file, written, wanted),
    written,
  }));
  const borrowed = inOwn.flatMap(({ written, missing }) =>
    missing
      .filter((path) => !path.startsWith('values.'))
      .flatMap((path) => shown(groupOf(valueAt(written, path))[main.key])),
  );
  // Its own word for something else is spelt alike, as the French “Contact” is.
  const own = new Set(
    inOwn.flatMap(({ written, moves }) =>
      moves
        .map((move) => move.written.path)
        .filter((path) => keyOf(path) === wanted.language.key)
        .flatMap((path) => shown(valueAt(written, path))),
    ),
  );
  const texts = [...new Set(borrowed)].filter((text) => text !== '' && !own.has(text));
  return { texts, language: main.tag };
};

/** Whether pages in the language of this key show any text of another one. */
export const borrowsTexts = (site: string, key?: string): boolean =>
  borrowedTexts(site, key).texts.length > 0;

const id = 'virtual:borrowed-texts';
const isBorrowed = { id: /^virtual:borrowed-texts$/ };

/** Writes `virtual:borrowed-texts` (src/virtual-modules.d.ts), in this language or in that of the page. */
export const borrowedTextsPlugin = (site: string, language?: string): Plugin => ({
  name: 'borrowed-texts',
  enforce: 'pre',
  resolveId: { filter: isBorrowed, handler: () => id },
  load: {
    filter: isBorrowed,
    handler: () => {
      const inKey = (key?: string) => borrowedTexts(site, key);
      const all =
        language === undefined
          ? inPageLanguage(siteLanguages(site), inKey)
          : JSON.stringify(inKey(language));
      return `export default ${all};`;
    },
  },
});
