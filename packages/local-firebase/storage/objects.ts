import { ApiError } from '../http/reply';
import { assertPathSegments } from '../http/request';
import { timestamp } from '../rules/rules-value';
import type { ObjectKey, StoredObject } from '../store/object-store';

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

export const rulesPath = ({ bucket, name }: ObjectKey): string[] => [
  'b',
  bucket,
  'o',
  ...name.split('/'),
];

/** An object in the Firebase Storage API; the SDK builds the download URL from it. */
export const objectResource = (object: StoredObject) => {
  const { bytesFile: _, downloadToken: downloadTokens, ...known } = object;
  const { contentEncoding = 'identity', contentDisposition = 'inline', size } = known;
  return { ...known, size: String(size), contentEncoding, contentDisposition, downloadTokens };
};

/** An object as `resource` of the rules; undefined for none. */
export const storedResource = (object: StoredObject | undefined) =>
  object && { timeCreated: timestamp(Date.parse(object.timeCreated)) };
