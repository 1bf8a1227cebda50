import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error';

const hostShape = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const originShape = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;
const headerNames = /^[\w\-, ]{1,2000}$/;
const exposed = [
  'X-Goog-Upload-Status',
  'X-Goog-Upload-URL',
  'X-Goog-Upload-Size-Received',
  'X-Goog-Upload-Chunk-Granularity',
].join(', ');

/**
 * Keeps other sites out: a page whose name was bound to 127.0.0.1 sends its own name as Host, and a
 * page of another site names itself as the Origin of what it sends.
 * @throws {ApiError} 403
 */
export const assertLoopback = (req: IncomingMessage): void => {
  if (!hostShape.test(req.headers.host ?? '')) {
    throw new ApiError('denied', 'This backend answers to localhost, 127.0.0.1 and [::1] only.');
  }
  const reads = req.method === 'GET' || req.method === 'HEAD';
  if (!reads && req.headers.origin !== undefined && !originShape.test(req.headers.origin)) {
    throw new ApiError('denied', 'This backend takes requests of pages on this machine only.');
  }
};

/** CORS headers for a page on this machine, which may know it by another name; none for others. */
export const corsHeaders = (req: IncomingMessage): Record<string, string> => {
  const { origin } = req.headers;
  if (origin === undefined || !originShape.test(origin)) return {};
  const headers = { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' };
  if (req.method !== 'OPTIONS') return { ...headers, 'Access-Control-Expose-Headers': exposed };
  const asked = req.headers['access-control-request-headers'] ?? '';
  return {
    ...headers,
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE, PATCH, OPTIONS',
    ...(headerNames.test(asked) ? { 'Access-Control-Allow-Headers': asked } : {}),
    'Access-Control-Max-Age': '600',
  };
};
