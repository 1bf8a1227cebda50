import { ApiError } from '../http/reply';
import type { JsonRecord } from '../store/json';
import type { ObjectKey } from '../store/object-store';

/** An object that somebody wants to store. */
export type UploadDraft = ObjectKey & {
  readonly contentType: string;
  /** From the uploader. */
  readonly contentDisposition?: string | undefined;
  /** The compression of the bytes, from the uploader; omitted: none. */
  readonly contentEncoding?: string | undefined;
};

const contentTypeShape =
  /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}(?:; ?[\w.-]+="?[\w./:+-]+"?){0,3}$/;
/** What a header may hold (RFC 9110, 5.5). */
const contentDispositionShape = /^[\x20-\x7e]{1,1000}$/;
/** A token of RFC 9110, 8.4.1. */
const contentEncodingShape = /^[\w!#$%&'*+.^`|~-]{1,100}$/;

/** @param resource the JSON that the SDK sends along, an object resource of the API. @throws {ApiError} 400 */
export const toUploadDraft = (key: ObjectKey, resource: JsonRecord): UploadDraft => {
  if (resource.name !== undefined && resource.name !== key.name) {
    throw new ApiError('invalid', 'The metadata names another object than the URL.');
  }
  return {
    ...key,
    contentType: toHeader(resource.contentType, contentTypeShape) ?? 'application/octet-stream',
    contentDisposition: toHeader(resource.contentDisposition, contentDispositionShape),
    contentEncoding: toHeader(resource.contentEncoding, contentEncodingShape),
  };
};

/** An upload as `request.resource` of the rules, with the defaults of Firebase's own emulator. */
export const incomingResource = (
  { contentType, contentDisposition = 'inline', contentEncoding = 'identity' }: UploadDraft,
  size: number,
) => ({ size: BigInt(size), contentType, contentDisposition, contentEncoding });

/** Sent as a header later. */
const toHeader = (value: unknown, shape: RegExp): string | undefined => {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && shape.test(value)) return value;
  throw new ApiError('invalid', 'The content type, disposition or encoding is not valid.');
};
