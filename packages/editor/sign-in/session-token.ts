import { sessionTokenKey } from '../../edit-protocol/protocol';

/** Where the browser keeps nothing, it is asked for again after each load. */
let own: string | undefined;

/** The token of who is signed in at the git host: of this tab alone, and never kept beyond it. */
export const sessionToken = {
  get: (): string | undefined => {
    try {
      return own ?? window.sessionStorage.getItem(sessionTokenKey) ?? undefined;
    } catch {
      return own;
    }
  },
  set: (token: string): void => {
    own = token;
    try {
      window.sessionStorage.setItem(sessionTokenKey, token);
    } catch {
      // The page has it.
    }
  },
  forget: (): void => {
    own = undefined;
    try {
      window.sessionStorage.removeItem(sessionTokenKey);
    } catch {
      // There was none.
    }
  },
};
