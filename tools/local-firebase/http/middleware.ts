import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '../api-error';
import { errorCode } from '../store/durable-file';
import { assertLoopback, corsHeaders } from './loopback';
import { errorReply, type Reply } from './reply';
import { requestPath, type RequestPath } from './request-path';
import { sendReply } from './send-reply';

/** Connect-style, as Vite's servers take it. */
export type Middleware = (
  req: IncomingMessage,
  res: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/** Answers a request; undefined closes the connection without an answer. Throws ApiError. */
export type Handler = (req: IncomingMessage, path: RequestPath) => Promise<Reply | undefined>;

type Options = {
  /** The handler of a path; undefined passes the request on. */
  readonly route: (path: string) => { handler: Handler; cors: boolean } | undefined;
  readonly log: (message: string) => void;
  /** Where everything is stored, for messages. */
  readonly dataDir: string;
};

/** Guards, runs handlers and turns whatever they throw into an answer. */
export const createMiddleware =
  ({ route, log, dataDir }: Options): Middleware =>
  (req, res, next) => {
    const target = req.url ?? '';
    const found = route(target.split('?', 1)[0] ?? '');
    if (!found) {
      next();
      return;
    }
    void answer({ req, target }, found)
      .catch((error: unknown) => errorReply(toApiError(error, { log, dataDir })))
      .then(async (reply) => {
        if (!reply) req.socket.destroy();
        else if (found.cors) await sendReply({ req, res }, withHeaders(reply, corsHeaders(req)));
        else await sendReply({ req, res }, reply);
      })
      // The client has gone: there is nobody to tell.
      .catch(() => res.destroy());
  };

const answer = async (
  { req, target }: { req: IncomingMessage; target: string },
  { handler, cors }: { handler: Handler; cors: boolean },
): Promise<Reply | undefined> => {
  assertLoopback(req);
  if (req.method === 'OPTIONS' && cors) return { status: 204, headers: {}, body: '' };
  return handler(req, requestPath(target));
};

const withHeaders = (reply: Reply, headers: Reply['headers']): Reply => ({
  ...reply,
  headers: { ...reply.headers, ...headers },
});

/** An error that the file system tells of a file: a folder without permission, a file in the place of a folder. */
const isOfFiles = (error: unknown): error is { message: string } =>
  errorCode(error) !== undefined &&
  typeof error === 'object' &&
  error !== null &&
  'path' in error &&
  'message' in error;

const toApiError = (error: unknown, { log, dataDir }: Omit<Options, 'route'>): ApiError => {
  if (error instanceof ApiError) {
    if (error.httpStatus === 507) log(error.message);
    return error;
  }
  const code = errorCode(error);
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    log(`The disk of ${dataDir} is full; nothing was stored: ${String(error)}`);
    return new ApiError('full', 'The disk is full.');
  }
  if (isOfFiles(error)) {
    log(
      `For now nothing can be stored in ${dataDir}, or read from it: ${error.message}. Make it a folder that can be written, as are those in it, and move away what stands in their place. The server goes on as soon as it can.`,
    );
    return new ApiError('unavailable', 'Nothing can be stored for now; the log says why.');
  }
  // A client that went away in the middle of its request is no failure of this server.
  if (code !== 'ECONNRESET')
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return new ApiError('internal', 'Something went wrong; the log of the server says what.');
};
