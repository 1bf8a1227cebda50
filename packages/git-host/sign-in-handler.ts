import { isGroup } from '../../src/schema/values/group';

/** A request of the editor's page. */
type SignInRequest = { method: string; origin: string | undefined; body: string };

type SignInReply = { status: number; headers: Record<string, string>; body: string };

type Options = {
  client: string;
  /** Its client secret, which no page gets. */
  secret: () => string;
  /** The origins of the site's own pages. */
  origins: readonly string[];
  fetch?: typeof fetch;
};

const exchangeAddress = 'https://github.com/login/oauth/access_token';

const reply = (status: number, body: Record<string, string>): SignInReply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  body: JSON.stringify(body),
});

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= 500;

/** What the page sends: a code, what proves that it was this page that asked for it (RFC 7636), and where it came back to. */
const readBody = (body: string, origins: readonly string[]) => {
  const sent = parsed(body);
  if (!isGroup(sent)) return undefined;
  const { code, verifier, redirect } = sent;
  if (!isShort(code) || !isShort(verifier) || !isShort(redirect)) return undefined;
  if (!URL.canParse(redirect) || !origins.includes(new URL(redirect).origin)) return undefined;
  return { code, verifier, redirect };
};

/**
 * Takes a code that GitHub gave to the editor's page for a token, with the secret of the app (GitHub, "Generating a user
 * access token"). It answers only pages of the site, and keeps nothing.
 */
export const createSignInHandler =
  ({ client, secret, origins, fetch = globalThis.fetch }: Options) =>
  async ({ method, origin, body }: SignInRequest): Promise<SignInReply> => {
    if (method !== 'POST') return reply(405, { message: 'This is asked for by POST only.' });
    if (origin === undefined || !origins.includes(origin)) {
      return reply(403, { message: 'Only pages of the site sign in here.' });
    }
    const sent = readBody(body, origins);
    if (!sent) return reply(400, { message: 'This sign-in cannot be read.' });
    const answer = await fetch(exchangeAddress, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: client,
        client_secret: secret(),
        code: sent.code,
        code_verifier: sent.verifier,
        redirect_uri: sent.redirect,
      }),
    })
      .then(async (response) => parsed(await response.text()))
      .catch(() => undefined);
    // GitHub answers a wrong code with 200 as well.
    if (isGroup(answer) && isShort(answer.access_token)) {
      return reply(200, { token: answer.access_token });
    }
    const why =
      isGroup(answer) && isShort(answer.error_description) ? answer.error_description : '';
    return reply(502, { message: `GitHub did not sign you in. ${why}`.trim() });
  };
