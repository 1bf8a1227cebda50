import { ApiError } from '../api-error';
import { assertPathSegments } from '../assert-path-segments';
import type { ObjectKey } from '../store/object-store';

const bucketShape = /^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/i;
const maxNameBytes = 1024;

/**
 * Checks the place of an object. Stricter than Cloud Storage, which takes `..` and `//` as names.
 * @throws {ApiError} 400
 */
export const toObjectKey = (bucket: string, name: string): ObjectKey => {
  if (!bucketShape.test(bucket)) throw new ApiError('invalid', 'The bucket has no valid name.');
  if (Buffer.byteLength(name) > maxNameBytes) {
    throw new ApiError('invalid', `An object's name has at most ${maxNameBytes} bytes.`);
  }
  assertPathSegments(name.split('/'));
  return { bucket, name };
};

/** The path that rules match. */
export const rulesPath = ({ bucket, name }: ObjectKey): string[] => [
  'b',
  bucket,
  'o',
  ...name.split('/'),
];
