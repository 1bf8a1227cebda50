import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ByteRange, isOfSameFile, readRange } from '../../packages/http';
import { sendError } from './plain-errors';

type Exchange = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Vite's server of files, or what comes before it. */
  next: () => void;
};

/** Its entity tags are weak: only the date identifies the file of a part. */
const rangeOf = (
  { method, headers }: IncomingMessage,
  { size, mtime }: Pick<Stats, 'size' | 'mtime'>,
): ByteRange | 'unsatisfiable' | undefined => {
  const ifRange = headers['if-range']?.toString();
  const isRangeRequest =
    method === 'GET' && isOfSameFile(ifRange, { modified: mtime.toUTCString() });
  return isRangeRequest ? readRange(headers.range, size) : undefined;
};

/**
 * Vite's file server reads any Range header as two numbers: `5-2` is an error, `-5` the first six
 * bytes. It gets a header that it understands, or none; unsatisfiable ranges are answered here. A part
 * is one of the file as it is, so it is not compressed.
 */
export const settleRange = (
  { request, response, next }: Exchange,
  file: Pick<Stats, 'size' | 'mtime'>,
): void => {
  const range = rangeOf(request, file);
  delete request.headers.range;
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${file.size}`);
    sendError(response, 416);
    return;
  }
  // That server takes an end of 0 for none: for the first byte it sends everything, as RFC 9110, 14.2
  // allows.
  if (range !== undefined && range.end > 0) {
    request.headers.range = `bytes=${range.start}-${range.end}`;
    delete request.headers['accept-encoding'];
  }
  next();
};
