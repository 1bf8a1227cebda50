import type { Options } from '@emotion/cache';

/** A plugin of emotion's for styles as they are written into the page. */
export type StylePlugin = NonNullable<Options['stylisPlugins']>[number];

/** As in from-right.ts; here, so that other builds leave out what only this needs. */
const mayBeFromRight = globalThis.__SITE__?.fromRight ?? true;

/**
 * Material UI's plugin that turns left and right round in every style
 * (https://mui.com/material-ui/customization/right-to-left/), for a page of this direction that needs it.
 */
export const loadMirror = async (direction: 'ltr' | 'rtl'): Promise<StylePlugin | undefined> =>
  mayBeFromRight && direction === 'rtl'
    ? (await import('@mui/stylis-plugin-rtl')).default
    : undefined;
