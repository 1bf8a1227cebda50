import createCache from '@emotion/cache';

/**
 * Emotion's cache, the same on the server and in the browser. Without its prefixer: the browsers
 * that the site is built for need four prefixes, which stand where they are needed.
 */
export const createStyleCache = () => createCache({ key: 'css', stylisPlugins: [] });
