import type { fonts } from '../theme/fonts';

/** The fonts of all themes to start from, measured: tools/fonts replaces this module. No page of a site loads it. */
export const themeFonts: typeof fonts = {};
