import { ApiError } from './api-error';

const reserved = /^(?:\.\.?|__.*__)$/s;
const forbidden = /[/\p{Control}\p{Surrogate}]/u;
const maxSegmentBytes = 1500;

/**
 * Refuses names that hosted Firebase refuses, or that read as something else than a name: empty,
 * `.`, `..`, `__x__`, with a slash, a control character or half a surrogate pair, or longer than
 * 1500 bytes (Firestore, "Usage and limits").
 * @throws {ApiError} 400
 */
export const assertPathSegments = (segments: readonly string[]): void => {
  for (const segment of segments) {
    const fits =
      segment !== '' &&
      !reserved.test(segment) &&
      !forbidden.test(segment) &&
      Buffer.byteLength(segment) <= maxSegmentBytes;
    if (!fits) throw new ApiError('invalid', 'The path holds a name that is not valid.');
  }
};
