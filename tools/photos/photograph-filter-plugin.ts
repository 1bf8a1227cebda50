import type { Plugin } from 'vite';
import { readConfigValue } from '../../packages/config-files';
import { themeFile } from '../../src/schema/config-files';
import { type ThemeDefinition, themeSchema } from '../../src/schema/theme';
import { filterHtml, treatmentOf } from '../../src/theme/treatment';

/** The filter of photographs in a page of the site in `folder`, if its theme has one. */
export const photographFilter = (folder: string): string | undefined => {
  const theme: unknown = readConfigValue(folder, themeFile);
  const isWhole = themeSchema.isValidSync(theme, { strict: true });
  const treatment = isWhole ? treatmentOf(theme satisfies ThemeDefinition) : undefined;
  return treatment && filterHtml(treatment);
};

/**
 * Writes the filter of photographs into every page of the site in `folder`, if its theme has one. Read at each page, not
 * imported: while the dev server runs config may be broken.
 */
export const photographFilterPlugin = (folder: string): Plugin => ({
  name: 'photograph-filter',
  transformIndexHtml: (html) => {
    const filter = photographFilter(folder);
    // Before the page: it is there when the first photograph is drawn.
    return filter ? html.replace('<div id="root">', () => `${filter}<div id="root">`) : html;
  },
});
