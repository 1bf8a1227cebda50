import createCache from '@emotion/cache';

/** One for the static page and its islands, on the server and in the browser alike. */
export const emotionCache = createCache({ key: 'css' });
