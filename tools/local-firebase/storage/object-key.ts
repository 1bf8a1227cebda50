import { ApiError } from '../api-error';
import { assertPathSegments } from '../assert-path-segments';
import type { ObjectKey } from '../store/object-store';

const BUCKET = /^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/i;
const MAX_NAME_BYTES = 1024;

/**
 * Checks the place of an object. Stricter than Cloud Storage, which takes `..` and `//` as names.
 * @throws {ApiError} 400
 */
export function toObjectKey(bucket: string, name: string): ObjectKey {
  if (!BUCKET.test(bucket)) throw new ApiError('invalid', 'The bucket has no valid name.');
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw new ApiError('invalid', `An object's name has at most ${MAX_NAME_BYTES} bytes.`);
  }
  assertPathSegments(name.split('/'));
  return { bucket, name };
}

/** The path that rules match. */
export function rulesPath({ bucket, name }: ObjectKey): string[] {
  return ['b', bucket, 'o', ...name.split('/')];
}
