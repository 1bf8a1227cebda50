/** @jest-environment node */
import { createSignInHandler } from './sign-in-handler';

const origin = 'https://harbour-web.example';
const body = { code: 'a-code', verifier: 'a-verifier', redirect: `${origin}/edit` };

const handlerWith = (answer: unknown) => {
  const asked: unknown[] = [];
  const handle = createSignInHandler({
    client: 'a-client',
    secret: () => 'a-secret',
    origins: [origin],
    fetch: ((address: string, { body: sent }: RequestInit) => {
      asked.push([address, JSON.parse(sent as string)]);
      return Promise.resolve(new Response(JSON.stringify(answer)));
    }) as typeof fetch,
  });
  return { asked, handle };
};

const request = { method: 'POST', origin, body: JSON.stringify(body) };

test('a code is taken for a token with the secret, which the page does not get', async () => {
  const { asked, handle } = handlerWith({ access_token: 'ghu_token', token_type: 'bearer' });
  const reply = await handle(request);
  expect(reply).toMatchObject({ status: 200, body: '{"token":"ghu_token"}' });
  expect(reply.headers['Cache-Control']).toBe('no-store');
  expect(asked).toEqual([
    [
      'https://github.com/login/oauth/access_token',
      {
        client_id: 'a-client',
        client_secret: 'a-secret',
        code: 'a-code',
        code_verifier: 'a-verifier',
        redirect_uri: body.redirect,
      },
    ],
  ]);
});

test.each<[string, { method?: string; origin?: string | undefined; body?: string }, number]>([
  ['another page', { origin: 'https://other.example' }, 403],
  ['no page', { origin: undefined }, 403],
  ['a link', { method: 'GET' }, 405],
  ['no JSON', { body: 'code=a-code' }, 400],
  ['no verifier', { body: JSON.stringify({ ...body, verifier: '' }) }, 400],
  [
    'an address elsewhere',
    { body: JSON.stringify({ ...body, redirect: 'https://other.example/' }) },
    400,
  ],
])('%s is refused, and GitHub is not asked', async (_, part, status) => {
  const { asked, handle } = handlerWith({ access_token: 'ghu_token' });
  expect(await handle({ ...request, ...part })).toMatchObject({ status });
  expect(asked).toEqual([]);
});

test('a code that GitHub does not know is told in its words', async () => {
  const { handle } = handlerWith({ error: 'bad_verification_code', error_description: 'Expired.' });
  expect(await handle(request)).toMatchObject({
    status: 502,
    body: '{"message":"GitHub did not sign you in. Expired."}',
  });
});
