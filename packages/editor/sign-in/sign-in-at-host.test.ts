import { webcrypto } from 'node:crypto';
import { hostAddress, tokenFromHost } from './sign-in-at-host';

/** Leaves for the host, and comes back with what it adds to the address. */
const comeBack = async (change: (back: URLSearchParams) => void = () => undefined) => {
  const left = new URL(await hostAddress('a-client'));
  const back = new URLSearchParams({
    code: 'a-code',
    state: left.searchParams.get('state') ?? '',
  });
  change(back);
  window.history.replaceState(null, '', `/?${back.toString()}`);
  return { left, answer: await tokenFromHost() };
};

const asked: [address: string, body: unknown][] = [];

beforeEach(() => {
  asked.length = 0;
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/Contact');
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  globalThis.fetch = ((address: string, { body }: RequestInit) => {
    asked.push([address, JSON.parse(body as string)]);
    return Promise.resolve({ json: () => Promise.resolve({ token: 'ghu_token' }) });
  }) as never;
});

test('whoever comes back from the host has a token, and the address holds nothing of it', async () => {
  const { left, answer } = await comeBack();
  expect(left.origin + left.pathname).toBe('https://github.com/login/oauth/authorize');
  expect(left.searchParams.get('redirect_uri')).toBe('http://localhost/');
  expect(answer).toEqual({ token: 'ghu_token' });
  expect(window.location.search).toBe('');
  const [[address, body]] = asked as [(typeof asked)[number]];
  expect(address).toBe('/__edit-sign-in');
  const { verifier, ...sent } = body as { verifier: string };
  expect(sent).toEqual({ code: 'a-code', redirect: 'http://localhost/' });
  const hash = await webcrypto.subtle.digest('SHA-256', Buffer.from(verifier));
  const challenge = Buffer.from(hash).toString('base64url');
  expect(left.searchParams.get('code_challenge')).toBe(challenge);
});

test('what this tab has not begun signs nobody in', async () => {
  const { answer } = await comeBack((back) => back.set('state', 'of somebody else'));
  expect(answer).toEqual({ words: expect.stringContaining('not begun in this tab') as string });
  expect(asked).toEqual([]);
});

test('who says no at the host is told, and a page without an answer asks nothing', async () => {
  const { answer } = await comeBack((back) => {
    back.delete('code');
    back.set('error', 'access_denied');
  });
  expect(answer).toEqual({ words: 'GitHub has not signed you in.' });
  expect(await tokenFromHost()).toBeUndefined();
  expect(asked).toEqual([]);
});
