/** Asks the dev server what is to be mended in config. */
export const askEvent = 'config:ask';
