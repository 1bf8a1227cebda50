const key = 'edit-token';

/** The token of who is signed in at the git host: only this tab has it, and it goes with the tab. */
export const sessionToken = {
  /** Where the browser keeps nothing there is none: it is asked for again. */
  get: (): string | undefined => {
    try {
      return window.sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  set: (token: string): void => {
    try {
      window.sessionStorage.setItem(key, token);
    } catch {
      // Who has asked for it has it.
    }
  },
};
