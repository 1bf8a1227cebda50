import type * as OpenTypeface from './open-typeface';

let loading: Promise<typeof OpenTypeface> | undefined;

/**
 * What measures fonts, loaded where a site has fonts of its own. Vite loads nothing for vite.config.ts later: that asks for
 * it at once.
 */
export const loadTypeface = () => (loading ??= import('./open-typeface'));
