import { directionOf } from '../../src/schema/known-codes';
import type { SaidInLanguage } from '../../src/schema/shown-languages';
import { usualWordsIn } from '../../src/schema/usual-words/usual-words-in';
import { siteLanguages } from './page-language';

const saidIn = (tag: string): SaidInLanguage | undefined => {
  const words = usualWordsIn(tag);
  return (
    words && {
      direction: directionOf(tag),
      here: words['header.thisPage'],
      close: words['toasts.close'],
    }
  );
};

/**
 * What is said in each language of the site in the folder `site` on pages of another one, by its tag: of languages in
 * which the project has words.
 */
export const saidInLanguages = (site: string): Record<string, SaidInLanguage> =>
  Object.fromEntries(
    siteLanguages(site).flatMap(({ tag }) => {
      const said = saidIn(tag);
      return said ? [[tag, said]] : [];
    }),
  );
