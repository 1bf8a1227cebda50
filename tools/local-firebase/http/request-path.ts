import { ApiError } from '../api-error';

export type RequestPath = {
  /** Decoded, so that a segment may hold a slash. Empty ones are kept. */
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
};

/**
 * Splits a request's target as it was sent: the URL class would quietly resolve `..` and more.
 * @throws {ApiError} 400 when an escape cannot be decoded.
 */
export const requestPath = (target: string): RequestPath => {
  const [path = '', ...rest] = target.split('?');
  try {
    const segments = path.split('/').slice(1).map(decodeURIComponent);
    return { segments, query: new URLSearchParams(rest.join('?')) };
  } catch {
    throw new ApiError('invalid', 'The path holds an escape that cannot be decoded.');
  }
};
