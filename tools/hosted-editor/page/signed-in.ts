import { sessionToken } from '../../../packages/edit-protocol/session-token';
import type { askForToken } from '../../../packages/editor';

declare global {
  /** The screen that asks for signing in, once its script is loaded (sign-in.ts). */
  var signInScreen: typeof askForToken | undefined;
}

type Options = {
  /** As firm/site. */
  repository: string;
  /** The address of a server with Gitea or Forgejo. */
  server: string | undefined;
  client: string | undefined;
  /** The address of the script with the screen. */
  script: string;
  /** Goes on with a token; else it says why not, in words. */
  check: (token: string) => Promise<string | undefined>;
};

/** Resolves once the git host may be asked: by the token of this tab, or by the one that a screen asks for. */
export const signedIn = async ({ script, check, ...at }: Options): Promise<void> => {
  const kept = sessionToken.get();
  const refused = kept === undefined ? undefined : await check(kept);
  if (kept !== undefined && refused === undefined) return;
  await import(/* @vite-ignore */ script);
  await globalThis.signInScreen?.({ ...at, refused, check });
};
