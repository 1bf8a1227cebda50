import { object, type Schema, string } from 'yup';
import type { SignInAnswer, SignInRequest } from '../edit-protocol/changes-protocol';
import { type Handler, json, post } from '../edit-routes';
import { type GitHost, HostError } from '../git-host';
import { type ChangesContext, changesHandlers, choicesBody } from './handlers';
import type { HostHistory } from './host-history';

type HostContext = ChangesContext & {
  history: HostHistory;
  host: GitHost;
  /** The token with which the host is asked from now on. */
  useToken: (token: string) => void;
};

const tokenBody: Schema<SignInRequest> = object({
  token: string().min(1).max(1000).required(),
})
  .exact()
  .required();

const joinBody = object({ choices: choicesBody }).required();

/** The same, where the host's no is one in its words. */
const inWords = (handler: Handler): Handler => ({
  ...handler,
  handle: async (body, query) => {
    try {
      return await handler.handle(body, query);
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      return { is: 'bad-request', message: error.message };
    }
  },
});

/**
 * What the editor asks about changes since they were published, and besides of a git host: who is signed in, what is live,
 * what others have published.
 */
export const hostHandlers = (context: HostContext): Handler[] => {
  const { history, host, useToken } = context;
  const own: Handler[] = [
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
  return [...changesHandlers(context), ...own].map(inWords);
};
