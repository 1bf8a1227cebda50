import type { SignInAnswer } from '../../../packages/edit-protocol/changes-protocol';
import { sessionToken } from '../../../packages/edit-protocol/session-token';
import type { askForToken } from '../../../packages/editor';
import type { Connection } from './connection';

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
};

/** Resolves once the worker may ask the git host: by the token of this tab, or by the one that a screen asks for. */
export const signedIn = async ({ send }: Connection, { script, ...at }: Options): Promise<void> => {
  /** Why not, in words. */
  const check = async (token: string): Promise<string | undefined> => {
    const body = JSON.stringify({ token });
    const answer = (await (await send('sign-in', { method: 'POST', body })).json()) as SignInAnswer;
    return answer.is === 'signed-in' ? undefined : answer.words;
  };
  const kept = sessionToken.get();
  const refused = kept === undefined ? undefined : await check(kept);
  if (kept !== undefined && refused === undefined) return;
  await import(/* @vite-ignore */ script);
  await globalThis.signInScreen?.({ ...at, refused, check });
};
