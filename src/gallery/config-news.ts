/** Sent by the dev server as the event `newsEvent`, when config changed and on request. */
export type ConfigNews = {
  /** The problems, word for word as in the terminal; left out while config is correct. */
  message?: string | undefined;
  /** Changed files, by their paths from the project's root. */
  changed: string[];
};

export const newsEvent = 'config:news';
