import { type RequestHead, isForLoopback, isOfStranger, isOwnOrigin } from '../../http';
import { ApiError } from './reply';

const headerNames = /^[\w\-, ]{1,2000}$/;
const exposed = [
  'X-Goog-Upload-Status',
  'X-Goog-Upload-URL',
  'X-Goog-Upload-Size-Received',
  'X-Goog-Upload-Chunk-Granularity',
].join(', ');

/**
 * Keeps other sites out.
 * @throws {ApiError} 403
 */
export const assertLoopback = (req: RequestHead): void => {
  if (!isForLoopback(req)) {
    throw new ApiError('denied', 'This backend answers to localhost, 127.0.0.1 and [::1] only.');
  }
  if (isOfStranger(req)) {
    throw new ApiError('denied', 'This backend answers to its own pages only.');
  }
};

/** CORS headers for its own page, which may use another name of this machine; none for others. */
export const corsHeaders = (req: RequestHead): Record<string, string> => {
  const { origin } = req.headers;
  if (origin === undefined || !isOwnOrigin(req)) return {};
  const headers = { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' };
  if (req.method !== 'OPTIONS') return { ...headers, 'Access-Control-Expose-Headers': exposed };
  const requestedHeaders = req.headers['access-control-request-headers'] ?? '';
  return {
    ...headers,
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE, PATCH, OPTIONS',
    ...(headerNames.test(requestedHeaders)
      ? { 'Access-Control-Allow-Headers': requestedHeaders }
      : {}),
    'Access-Control-Max-Age': '600',
  };
};
