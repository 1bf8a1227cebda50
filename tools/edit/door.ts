import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import { addressOf, forwardedHost } from '../../packages/edit-server';
import { listenOn, npmEdit } from '../http/port';

/** Where the editor is reached. */
export type Door = {
  /** Of this machine, or the one that is forwarded to it; with the token of this start. */
  address: string;
  token: string;
  port: number;
  /** The host name under which this machine is reached as well. */
  forwarded: string | undefined;
  server: Server;
  /** From now on this answers, also what was requested before. */
  answerWith: (listener: RequestListener) => void;
};

/**
 * Listens before there is anything that answers: a browser opens its page meanwhile, and nobody waits for what is then
 * not served. Rejects where the port is taken.
 */
export const openDoor = async (
  port: number,
  environment: Record<string, string | undefined> = process.env,
): Promise<Door> => {
  const waiting: Parameters<RequestListener>[] = [];
  const wait: RequestListener = (...request) => waiting.push(request);
  const server = createServer(wait);
  await listenOn(server, port, npmEdit);
  const token = randomBytes(24).toString('base64url');
  const forwarded = forwardedHost(environment, port);
  const address = `${addressOf(port, forwarded)}/#edit=${token}`;
  const answerWith = (listener: RequestListener) => {
    server.off('request', wait).on('request', listener);
    waiting.forEach((request) => listener(...request));
  };
  return { address, token, port, forwarded, server, answerWith };
};
