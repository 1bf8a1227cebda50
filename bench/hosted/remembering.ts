import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Reply = { status: number; headers: [string, string][]; body: Buffer };

/** Of one connection, or of the compression on it: the body is whole here. */
const isOfConnection = (name: string) =>
  ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date'].includes(name);

const forwarded = async (
  address: string,
  { url = '/', method = 'GET', headers }: IncomingMessage,
): Promise<Reply> => {
  const own = Object.entries(headers).filter(([name]) => name !== 'host' && name !== 'connection');
  const sent = Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
  const reply = await fetch(`${address}${url}`, { method, headers: sent });
  return {
    status: reply.status,
    headers: [...reply.headers].filter(([name]) => !isOfConnection(name)),
    body: Buffer.from(await reply.arrayBuffer()),
  };
};

/**
 * A server that answers as the one at this address, from memory what it was asked once: a git host works on machines of its
 * own, not on the one of who edits.
 */
export const rememberingServer = async (address: string) => {
  const known = new Map<string, Reply>();
  const requests: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '/', method = 'GET' } = request;
    const name = `${method} ${url}`;
    if (method !== 'OPTIONS') requests.push(name);
    const reply = known.get(name) ?? (await forwarded(address, request));
    known.set(name, reply);
    response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(reply.body);
  };
  const server = createServer(
    (request, response) =>
      void answer(request, response).catch(() => response.writeHead(502).end()),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Asked until now, without what browsers ask before they ask. */
    requests,
    close: () => server.close(),
  };
};
