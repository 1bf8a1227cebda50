/** Said by the dev server, as the event `newsEvent`, when config changed and to whoever asks. */
export type ConfigNews = {
  /** What is to be mended, word for word as in the terminal; left out while config is in order. */
  message?: string | undefined;
  /** Files whose content is another one now, by their paths from the project's root. */
  changed: string[];
};

export const newsEvent = 'config:news';
