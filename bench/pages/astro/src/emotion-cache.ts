import { createStyleCache } from '../../../../src/theme/create-style-cache';

/** One instance for the static page and its islands, on the server and in the browser. */
export const emotionCache = createStyleCache();
