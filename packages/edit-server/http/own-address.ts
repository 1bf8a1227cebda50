import type { IncomingMessage } from 'node:http';
import { isOfStranger } from '../../http';

/** A label of a host name (RFC 1123, section 2.1). */
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const nameShape = new RegExp(`^${label}$`, 'i');
const domainShape = new RegExp(`^${label}(?:\\.${label})+$`, 'i');

type Environment = Record<string, string | undefined>;

/**
 * The host name under which GitHub Codespaces forwards `port` to its owner's browser, from the
 * environment; undefined on any other machine. No header of a request is trusted to name one.
 */
export const forwardedHost = (environment: Environment, port: number): string | undefined => {
  const name = environment.CODESPACE_NAME ?? '';
  const domain = environment.GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN ?? '';
  if (!nameShape.test(name) || !domainShape.test(domain)) return undefined;
  const host = `${name}-${port}.${domain}`.toLowerCase();
  return nameShape.test(`${name}-${port}`) ? host : undefined;
};

/** Where the editor is opened: the forwarded address, or that of this machine. */
export const addressOf = (port: number, forwarded: string | undefined): string =>
  forwarded === undefined ? `http://localhost:${port}` : `https://${forwarded}`;

type RequestHead = Pick<IncomingMessage, 'method' | 'headers'>;

/**
 * Gives a request to the forwarded address the names of this machine, in place: for all that answers behind,
 * each with a guard of its own, that address is one more name of this machine. The service that forwards may
 * have renamed the host, the origin, both or none of them.
 */
export const nameAsLocal = (
  { headers }: RequestHead,
  { port, forwarded }: { port: number; forwarded?: string | undefined },
): void => {
  if (forwarded === undefined) return;
  const local = `localhost:${port}`;
  const { host, origin } = headers;
  if (host?.toLowerCase().replace(/:443$/, '') === forwarded) headers.host = local;
  // A request to this machine's own name comes with this origin only by way of the forwarded address.
  if (origin?.toLowerCase() === `https://${forwarded}`) headers.origin = `http://${local}`;
};

/**
 * Whether a page of another site or port sent the request. Both headers are asked: a proxy that renames the
 * origin leaves Fetch Metadata as the browser wrote it.
 */
export const isOfElsewhere = (request: RequestHead): boolean => {
  const site = request.headers['sec-fetch-site'];
  const isOwn = site === undefined || site === 'same-origin' || site === 'none';
  return !isOwn || isOfStranger(request);
};
