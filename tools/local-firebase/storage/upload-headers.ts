import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error';

/** A header that is sent once; undefined for none. */
export const header = (req: IncomingMessage, name: string): string | undefined => {
  const value = req.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** A header that holds a number of bytes; undefined for none. @throws {ApiError} 400 */
export const byteCount = (req: IncomingMessage, name: string): number | undefined => {
  const value = header(req, name);
  if (value === undefined) return undefined;
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw new ApiError('invalid', `The header ${name} is no number of bytes.`);
};
