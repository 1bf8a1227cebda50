/** Under it the tab keeps the token, until it is closed. */
const key = 'edit-token';

/** Where the browser keeps nothing, it is asked for again after each load. */
let own: string | undefined;

/** The token of who is signed in at the git host: of this tab alone, and never kept beyond it. */
export const sessionToken = {
  get: (): string | undefined => {
    try {
      return own ?? window.sessionStorage.getItem(key) ?? undefined;
    } catch {
      return own;
    }
  },
  set: (token: string): void => {
    own = token;
    try {
      window.sessionStorage.setItem(key, token);
    } catch {
      // The page has it.
    }
  },
  forget: (): void => {
    own = undefined;
    try {
      window.sessionStorage.removeItem(key);
    } catch {
      // There was none.
    }
  },
};
