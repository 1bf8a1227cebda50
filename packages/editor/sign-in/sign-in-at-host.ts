import { signInAddress } from '../../edit-protocol/protocol';

/** Under it the tab keeps what it has sent to the host, until it comes back. */
const key = 'edit-sign-in';

const authorizeAddress = 'https://github.com/login/oauth/authorize';

/** As base64url (RFC 4648), without an end. */
const inLetters = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const random = () => inLetters(crypto.getRandomValues(new Uint8Array(32)));

/** The callback URL of the app, letter by letter. */
const here = () => `${window.location.origin}/`;

/** The page of the host that asks for consent. What comes back from it is taken only by this tab. */
export const hostAddress = async (client: string): Promise<string> => {
  const sent = { state: random(), verifier: random() };
  window.sessionStorage.setItem(key, JSON.stringify(sent));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sent.verifier));
  const query = new URLSearchParams({
    client_id: client,
    redirect_uri: here(),
    state: sent.state,
    code_challenge: inLetters(new Uint8Array(hash)),
    code_challenge_method: 'S256',
  });
  return `${authorizeAddress}?${query.toString()}`;
};

/** What this tab has sent; empty where it has sent nothing, or the browser keeps nothing. */
const takeSent = (): { state?: string; verifier?: string } => {
  try {
    const sent = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    return JSON.parse(sent ?? '{}') as { state?: string; verifier?: string };
  } catch {
    return {};
  }
};

type Back = { token: string } | { words: string };

const notBegun = 'This sign-in was not begun in this tab. Begin it again.';

/** The token, where the host has just led back here; undefined where it has not. */
export const tokenFromHost = async (): Promise<Back | undefined> => {
  const query = new URLSearchParams(window.location.search);
  const [code, state, error] = ['code', 'state', 'error'].map((name) => query.get(name));
  if (state === null || (code === null && error === null)) return undefined;
  // Neither a reload nor the browser's history has it.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  const sent = takeSent();
  if (sent.state !== state) return { words: notBegun };
  if (code === null) return { words: 'GitHub has not signed you in.' };
  const response = await fetch(signInAddress, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, verifier: sent.verifier, redirect: here() }),
  }).catch(() => undefined);
  const answer = (await response?.json().catch(() => undefined)) as
    | { token?: string; message?: string }
    | undefined;
  if (answer?.token !== undefined) return { token: answer.token };
  return { words: answer?.message ?? 'The site does not answer. Try it again later.' };
};
