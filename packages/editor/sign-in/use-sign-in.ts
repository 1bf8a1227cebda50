import { siteFile } from '../../../src/schema/config-files';
import type { SignInAnswer } from '../../edit-protocol/changes-protocol';
import { sessionToken } from '../../edit-protocol/session-token';
import { EditError } from '../edit-client';
import { useSession } from '../editor-context';
import { goToHost } from './ask-for-token';

/** Signs in again while the editor is open, as in the middle of publishing: nothing that was typed goes. */
export const useSignIn = (done: () => void) => {
  const { client, valueAt } = useSession();
  const repository = valueAt({ file: siteFile, path: 'editing.repository' });
  const app = valueAt({ file: siteFile, path: 'editing.client' });
  return {
    repository: typeof repository === 'string' ? repository : '',
    atHost: typeof app === 'string' ? goToHost(app) : undefined,
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
