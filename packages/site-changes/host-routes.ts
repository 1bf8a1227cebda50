import { object, type Schema, string } from 'yup';
import type { SignInAnswer, SignInRequest } from '../edit-protocol/changes-protocol';
import { get, type JsonRoute, post, Refusal } from '../edit-routes';
import { type Account, HostError } from '../git-host';
import { type ChangesContext, changesRoutes, choicesBody } from './changes-routes';
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

const signInRoute = (signIn: SignIn): JsonRoute =>
  post('sign-in', tokenBody, async ({ token }): Promise<SignInAnswer> => {
    try {
      const { name } = await signIn(token);
      return { is: 'signed-in', name };
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      return { is: 'impossible', words: error.message };
    }
  });

/** The same, where what the host refuses is a refusal in its words. */
const inWords = (route: JsonRoute): JsonRoute => ({
  ...route,
  handle: async (body, query) => {
    try {
      return await route.handle(body, query);
    } catch (error) {
      throw error instanceof HostError ? new Refusal(400, error.message) : error;
    }
  },
});

/**
 * What the editor asks about changes since they were published, and besides of a git host: who is signed in, what is live,
 * what others have published.
 */
export const hostRoutes = (context: HostContext): JsonRoute[] => {
  const { history, signIn } = context;
  const own = [
    get('publishing', () => history.publishing()),
    post('changes/join', joinBody, ({ choices = {} }) => history.join(choices)),
    signInRoute(signIn),
  ];
  return [...changesRoutes(context), ...own].map(inWords);
};
