import { siteFile } from '../../../src/schema/config-files';
import { textOf } from '../../config-values/values';
import type { SignInAnswer } from '../../edit-protocol/changes-protocol';
import { sessionToken } from '../../edit-protocol/session-token';
import { EditError } from '../edit-client';
import { useSession } from '../editor-context';
import { goToHost } from './ask-for-token';

/** Signs in again while the editor is open, as in the middle of publishing: nothing that was typed goes. */
export const useSignIn = (done: () => void) => {
  const { client, valueAt } = useSession();
  const [repository, server, app] = ['repository', 'server', 'client'].map((key) =>
    textOf(valueAt({ file: siteFile, path: `editing.${key}` })),
  );
  return {
    place: { repository: repository ?? '', server },
    atHost: app === undefined ? undefined : goToHost(app),
    signIn: async (token: string): Promise<string | undefined> => {
      try {
        const answer = await client.post<SignInAnswer>('sign-in', { token });
        if (answer.is !== 'signed-in') return answer.words;
        sessionToken.set(token);
        done();
        return undefined;
      } catch (error) {
        if (!(error instanceof EditError)) throw error;
        return error.message;
      }
    },
  };
};
