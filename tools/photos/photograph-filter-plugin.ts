import type { Plugin } from 'vite';
import { readConfigValue } from '../../packages/config-files';
import { themeFile } from '../../src/schema/config-files';
import { type ThemeDefinition, themeSchema } from '../../src/schema/theme';
import { filterHtml, treatmentOf } from '../../src/theme/treatment';

/**
 * Writes the filter of photographs into every page of the site in `folder`, if its theme has one. Read at each page, not
 * imported: while the dev server runs config may be broken.
 */
export const photographFilterPlugin = (folder: string): Plugin => ({
  name: 'photograph-filter',
  transformIndexHtml: (html) => {
    const theme: unknown = readConfigValue(folder, themeFile);
    const isWhole = themeSchema.isValidSync(theme, { strict: true });
    const treatment = isWhole ? treatmentOf(theme satisfies ThemeDefinition) : undefined;
    // Before the page: it is there when the first photograph is drawn.
    return treatment
      ? html.replace('<div id="root">', () => `${filterHtml(treatment)}<div id="root">`)
      : html;
  },
});
