import { object, type Schema, string } from 'yup';
import type { SignInAnswer, SignInRequest } from '../../edit-protocol/changes-protocol';
import { type GitHost, HostError } from '../../git-host';
import { choicesBody, type Handler, json, post } from './handlers';
import type { HostHistory } from './host-history';

type HostContext = {
  history: HostHistory;
  host: GitHost;
  /** The token with which the host is asked from now on. */
  useToken: (token: string) => void;
};

const tokenBody: Schema<SignInRequest> = object({ token: string().min(1).max(1000).required() })
  .exact()
  .required();

const joinBody = object({ choices: choicesBody }).required();

/** What the editor asks of a git host beside its changes: who is signed in, what is live, what others have published. */
export const hostHandlers = ({ history, host, useToken }: HostContext): Handler[] => [
  { method: 'GET', path: 'publishing', handle: async () => json(await history.publishing()) },
  post('changes/join', joinBody, async ({ choices = {} }) => json(await history.join(choices))),
  post('sign-in', tokenBody, async ({ token }) => {
    useToken(token);
    try {
      const { name, mayWrite } = await host.account();
      return json({ is: 'signed-in', name, mayWrite } satisfies SignInAnswer);
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      return json({ is: 'impossible', words: error.message } satisfies SignInAnswer);
    }
  }),
];
