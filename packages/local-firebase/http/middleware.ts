import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../../files';
import { discardBody, type Middleware, privateHeaders } from '../../http';
import { assertLoopback, corsHeaders } from './own-pages';
import { ApiError, errorReply, type Reply } from './reply';
import { requestPath, type RequestPath } from './request';

/** Sends a reply. An unread body is discarded, not buffered. */
const sendReply = async (
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  { status, headers, body }: Reply,
): Promise<void> => {
  const length = typeof body === 'string' ? Buffer.byteLength(body) : body.size;
  const unread = !req.complete && !req.destroyed;
  res.writeHead(status, {
    ...privateHeaders,
    ...headers,
    ...(length === undefined ? {} : { 'Content-Length': String(length) }),
    ...(unread ? { Connection: 'close' } : {}),
  });
  if (typeof body !== 'string') {
    const { stream, stalledMs = 0 } = body;
    res.setTimeout(stalledMs, () => res.destroy());
    if (req.method !== 'HEAD') return pipeline(stream, res);
    stream.destroy();
    res.end();
    return;
  }
  if (req.method !== 'HEAD') res.write(body);
  // Closing while the client still sends resets the connection, and may lose the answer.
  if (unread) await discardBody(req);
  res.end();
};

/** Answers a request; undefined closes the connection without an answer. Throws ApiError. */
export type Handler = (req: IncomingMessage, path: RequestPath) => Promise<Reply | undefined>;

type Options = {
  /** The handler of a path; undefined calls the next middleware. */
  readonly route: (path: string) => { handler: Handler; cors: boolean } | undefined;
  readonly log: (message: string) => void;
  /** Where everything is stored, for messages. */
  readonly dataDir: string;
};

/** Runs guards and handlers, and turns errors into answers. */
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
      // The client has disconnected.
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

/**
 * An error of the file system about a file: a folder without permission, or a file in place of a
 * folder.
 */
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
      `For now nothing can be stored in ${dataDir}, or read from it: ${error.message}. Make it and the folders in it writable, and move away files that stand in their place. The server continues as soon as it can.`,
    );
    return new ApiError('unavailable', 'Nothing can be stored for now; see the log.');
  }
  // A client that disconnects during its request is not an error of this server.
  if (code !== 'ECONNRESET')
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return new ApiError('internal', 'Something went wrong; see the log of the server.');
};
