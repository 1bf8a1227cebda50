import { createStyleCache } from '../../../../src/theme/create-style-cache';

/** One for the static page and its islands, on the server and in the browser alike. */
export const emotionCache = createStyleCache();
