import { isIP } from 'node:net';
import type { Middleware } from '../../packages/http';

const nameIn = (header: string): string => {
  const host = header.trim();
  const bracketed = /^\[([^\]]*)\]/.exec(host)?.[1];
  return bracketed ?? host.split(':', 1)[0] ?? '';
};

const isOwn = (name: string) =>
  isIP(name) !== 0 || name === 'localhost' || name.endsWith('.localhost');

/**
 * Refuses requests for any name that is not this machine's: a page of another site may have had its name lead
 * here, to read what is served (DNS rebinding). Vite's servers do the same.
 */
export const ownHosts: Middleware = (request, response, next) => {
  const { host } = request.headers;
  if (host === undefined || isOwn(nameIn(host))) return next();
  const name = JSON.stringify(host.replace(/:\d+$/, ''));
  response.writeHead(403, { 'Content-Type': 'text/plain' });
  response.end(`Blocked request. This host (${name}) is not allowed.`);
};
