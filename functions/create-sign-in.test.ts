/** @jest-environment node */
import { createSignIn } from './create-sign-in';

const origin = 'https://harbour-web.example';

test('the function answers pages of the site alone, with the secret of the app', async () => {
  process.env.EDIT_CLIENT_SECRET = 'a-secret';
  const asked: unknown[] = [];
  globalThis.fetch = ((_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(body as string));
    return Promise.resolve(new Response('{"access_token":"ghu_token"}'));
  }) as typeof fetch;
  const signIn = createSignIn({ client: 'a-client', origins: [origin], region: 'europe-west3' });
  const ask = async (from: string) => {
    const answered: unknown[] = [];
    const response = {
      status: (status: number) => {
        answered.push(status);
        return response;
      },
      set: () => response,
      send: (body: string) => answered.push(body),
      on: () => response,
    };
    const rawBody = JSON.stringify({ code: 'c', verifier: 'v', redirect: `${origin}/edit` });
    const request = { method: 'POST', rawBody, headers: { origin: from } };
    await signIn(request as never, response as never);
    return answered;
  };
  expect(await ask(origin)).toEqual([200, '{"token":"ghu_token"}']);
  expect((await ask('https://other.example'))[0]).toBe(403);
  expect(asked).toMatchObject([{ client_id: 'a-client', client_secret: 'a-secret' }]);
});
