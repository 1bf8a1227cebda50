import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { editBase, inCookie, tokenHeader } from '../../edit-protocol/protocol';
import { answerOf, type EditRoute, Refusal, type Sent, sentFor } from '../../edit-routes';
import { discardBody, isForLoopback, type Middleware, privateHeaders } from '../../http';
import { isOfElsewhere, nameAsLocal } from './own-address';
import { readBody, type BodyLimits } from './read-body';

const megabyte = 1_000_000;

/** In milliseconds: what comes from the same machine takes none of it, a telephone's line half of it. */
const idle = 15_000;

export type BodySorts = { json: BodyLimits; bytes: BodyLimits };

export const bodyLimits: BodySorts = {
  json: { bytes: megabyte, idle, total: 60_000 },
  bytes: { bytes: 25 * megabyte, idle, total: 600_000 },
};

/** Enough for any picture: who sends one that is too large shall read why. */
const lingering = { bytes: 256 * megabyte, ms: 10_000 };

const hash = (text: string) => createHash('sha256').update(text).digest();

/** Of this port: a browser sends cookies to all ports of a machine (RFC 6265, section 8.5). */
const cookieName = ({ port }: Options) => `edit-${port}`;

const cookiesOf = (request: IncomingMessage, options: Options): string[] =>
  (request.headers.cookie ?? '').split(/;\s*/).flatMap((each) => {
    const start = `${cookieName(options)}=`;
    return each.startsWith(start) ? [each.slice(start.length)] : [];
  });

/** No script can read it, and no page of elsewhere has it sent. */
const storedToken = (options: Options) =>
  `${cookieName(options)}=${options.token}; HttpOnly; SameSite=Strict; Path=${editBase}`;

/** In constant time, whatever the lengths. */
const isToken = (candidate: unknown, token: string) =>
  typeof candidate === 'string' && timingSafeEqual(hash(candidate), hash(token));

type Options = {
  routes: readonly EditRoute[];
  token: string;
  port: number;
  forwarded?: string | undefined;
  /** Prints what went wrong in the server itself. */
  log: (message: string) => void;
  limits?: BodySorts;
};

const hasToken = (request: IncomingMessage, options: Options): boolean => {
  const candidate = request.headers[tokenHeader];
  const all = candidate === inCookie ? cookiesOf(request, options) : [candidate];
  return all.some((each) => isToken(each, options.token));
};

const assertOwn = (request: IncomingMessage, options: Options) => {
  if (!isForLoopback(request)) {
    throw new Refusal(403, 'The editor answers only under the address that the terminal shows.');
  }
  if (isOfElsewhere(request)) {
    throw new Refusal(403, 'The editor answers only to its own pages.');
  }
  if (!hasToken(request, options)) {
    const advice = 'Open the address that the terminal shows: it is a new one at each start.';
    throw new Refusal(401, `The key of the editor is missing or an old one. ${advice}`);
  }
};

const isJson = /^application\/json(?:\s*;.*)?$/i;

const answer = async (request: IncomingMessage, options: Options): Promise<unknown> => {
  const { routes, limits = bodyLimits } = options;
  assertOwn(request, options);
  const { method, url = '', headers } = request;
  return answerOf(routes, { method, path: url.slice(editBase.length) }, (takes) => {
    // No form of another page can send it.
    if (takes === 'json' && !isJson.test(headers['content-type'] ?? '')) {
      throw new Refusal(415, 'The editor takes JSON only: Content-Type: application/json.');
    }
    return readBody(request, limits[takes]);
  });
};

const wentWrong = 'Something went wrong in the editor; the terminal that runs it shows what.';

const send = async (
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { status, type, body }: Sent,
  options: Options,
) => {
  const isNew = status === 200 && request.headers[tokenHeader] === options.token;
  const isUnread = !request.complete && !request.destroyed;
  response.writeHead(status, {
    ...privateHeaders,
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    ...(isUnread ? { Connection: 'close' } : {}),
    ...(isNew ? { 'Set-Cookie': storedToken(options) } : {}),
  });
  response.write(body);
  if (isUnread) await discardBody(request, lingering);
  response.end();
};

/**
 * Answers everything below `editBase`, only to own pages that know the token of this start. All other requests
 * to the forwarded address go on under the name of this machine.
 */
export const editMiddleware =
  (options: Options): Middleware =>
  (request, response, next) => {
    nameAsLocal(request, options);
    const [path = ''] = (request.url ?? '').split('?', 1);
    if (!path.startsWith(editBase)) return next();
    void sentFor(() => answer(request, options), { log: options.log, message: wentWrong })
      .then((sent) => send({ request, response }, sent, options))
      // The client has gone.
      .catch(() => response.destroy());
  };
