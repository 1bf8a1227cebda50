import { defineSecret } from 'firebase-functions/params';
import { onRequest } from 'firebase-functions/v2/https';
import { createSignInHandler } from '../packages/git-host';

/** What config says of signing in to the editor by a button. */
export type SignInPlan = {
  /** The client ID of the GitHub App. */
  client: string;
  /** The origins of the site's own pages. */
  origins: string[];
  region: string;
};

/** Characters of a request: a code, and what goes with it. */
const mostOfBody = 2000;

/** The function that has the secret of the app. Only pages of the site may ask it, and it keeps nothing. */
export const createSignIn = ({ region, client, origins }: SignInPlan) => {
  const secret = defineSecret('EDIT_CLIENT_SECRET');
  const handle = createSignInHandler({ client, origins, secret: () => secret.value() });
  return onRequest(
    {
      region,
      timeoutSeconds: 30,
      memory: '256MiB',
      maxInstances: 3,
      secrets: [secret],
      invoker: 'public',
    },
    async ({ method, rawBody, headers }, response) => {
      const body = Buffer.from(rawBody ?? '').toString('utf8', 0, mostOfBody);
      const reply = await handle({ method, origin: headers.origin, body });
      response.status(reply.status).set(reply.headers).send(reply.body);
    },
  );
};
