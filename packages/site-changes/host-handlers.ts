import { object, type Schema, string } from 'yup';
import type { SignInAnswer, SignInRequest } from '../edit-protocol/changes-protocol';
import { type Handler, json, post } from '../edit-routes';
import { type Account, HostError } from '../git-host';
import { type ChangesContext, changesHandlers, choicesBody } from './handlers';
import type { HostHistory } from './host-history';

/** Goes on with this token, if the host accepts it. */
type SignIn = (token: string) => Promise<Account>;

type HostContext = ChangesContext & { history: HostHistory; signIn: SignIn };

const tokenBody: Schema<SignInRequest> = object({
  token: string().min(1).max(1000).required(),
})
  .exact()
  .required();

const joinBody = object({ choices: choicesBody }).required();

export const signInHandler = (signIn: SignIn): Handler =>
  post('sign-in', tokenBody, async ({ token }) => {
    try {
      const { name } = await signIn(token);
      return json({ is: 'signed-in', name } satisfies SignInAnswer);
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      return json({ is: 'impossible', words: error.message } satisfies SignInAnswer);
    }
  });

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
  const { history, signIn } = context;
  const own: Handler[] = [
    { method: 'GET', path: 'publishing', handle: async () => json(await history.publishing()) },
    post('changes/join', joinBody, async ({ choices = {} }) => json(await history.join(choices))),
    signInHandler(signIn),
  ];
  return [...changesHandlers(context), ...own].map(inWords);
};
