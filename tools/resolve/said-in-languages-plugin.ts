import type { Plugin } from 'vite';
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

const id = 'virtual:said-in-languages';
const isSaid = { id: /^virtual:said-in-languages$/ };

/** Writes `virtual:said-in-languages` (src/virtual-modules.d.ts) of the site in the folder `site`. */
export const saidInLanguagesPlugin = (site: string): Plugin => ({
  name: 'said-in-languages',
  enforce: 'pre',
  resolveId: { filter: isSaid, handler: () => id },
  load: {
    filter: isSaid,
    handler: () => {
      const said = siteLanguages(site).map(({ tag }) => [tag, saidIn(tag)] as const);
      return `export default ${JSON.stringify(Object.fromEntries(said))};`;
    },
  },
});
