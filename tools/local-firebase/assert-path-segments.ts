import { ApiError } from './api-error';

const RESERVED = /^(?:\.\.?|__.*__)$/s;
const FORBIDDEN = /[/\p{Control}\p{Surrogate}]/u;
const MAX_SEGMENT_BYTES = 1500;

/**
 * Refuses names that hosted Firebase refuses, or that read as something else than a name: empty,
 * `.`, `..`, `__x__`, with a slash, a control character or half a surrogate pair, or longer than
 * 1500 bytes (Firestore, "Usage and limits").
 * @throws {ApiError} 400
 */
export function assertPathSegments(segments: readonly string[]): void {
  for (const segment of segments) {
    const fits =
      segment !== '' &&
      !RESERVED.test(segment) &&
      !FORBIDDEN.test(segment) &&
      Buffer.byteLength(segment) <= MAX_SEGMENT_BYTES;
    if (!fits) throw new ApiError('invalid', 'The path holds a name that is not valid.');
  }
}
