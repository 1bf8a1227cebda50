import type { SectionModule } from '../sections/section-props';

/**
 * Loaders by file path: Vite makes a chunk of each. Jest, which knows no import.meta.glob, takes
 * tests/vite-modules.ts for each file of this name. The build has those of the kinds and looks that the site's pages have, see
 * tools/resolve/resolved-config-plugin.ts.
 */
export const sectionModules = import.meta.glob<SectionModule>('../sections/**/component.tsx');
