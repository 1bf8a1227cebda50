import { editBase, inCookie, tokenHeader } from '../edit-protocol/protocol';
import type { EditLink } from './edit-client';

/**
 * The token of this start: from the address that the server printed (#edit=…), which is then taken out of it. Later
 * the browser sends it in a cookie that no page can read.
 */
const takeToken = (): string => {
  const found = /[#&]edit=(?<token>[\w-]+)/.exec(window.location.hash)?.groups?.token;
  if (found === undefined) return inCookie;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return found;
};

/** Requests to the server of `npm run edit` with this token. */
export const requestsWith = (token: string): Omit<EditLink, 'hot'> => ({
  send: (path, init) =>
    fetch(`${editBase}${path}`, { ...init, headers: { [tokenHeader]: token, ...init.headers } }),
  words: {
    unanswered: 'The server of npm run edit does not answer. Is it running?',
    cutOff: 'The server of npm run edit was cut off in its answer. Is it running?',
  },
});

/** The server of `npm run edit`, whose news come through Vite's socket, `hot`. */
export const viteLink = (hot?: EditLink['hot']): EditLink => ({
  ...requestsWith(takeToken()),
  hot,
});
