import { ApiError } from '../http/reply';
import type { RulesValue } from '../rules/rules-value';
import { isJsonRecord, type JsonRecord } from '../store/json';
import type { ObjectKey } from '../store/object-store';

/** An object that somebody wants to store. */
export type UploadDraft = ObjectKey & {
  readonly contentType: string;
  /** From the uploader. */
  readonly contentDisposition?: string | undefined;
  /** The compression of the bytes, from the uploader; omitted: none. */
  readonly contentEncoding?: string | undefined;
  readonly metadata: Readonly<Record<string, string>>;
};

const contentTypeShape =
  /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}(?:; ?[\w.-]+="?[\w./:+-]+"?){0,3}$/;
/** What a header may hold (RFC 9110, 5.5). */
const contentDispositionShape = /^[\x20-\x7e]{1,1000}$/;
/** A token of RFC 9110, 8.4.1. */
const contentEncodingShape = /^[\w!#$%&'*+.^`|~-]{1,100}$/;
const maxMetadataBytes = 8 * 1024;

/**
 * @param resource the JSON that the SDK sends along, an object resource of the API
 * @param contentType of the request, where the resource names none
 * @throws {ApiError} 400
 */
export const toUploadDraft = (
  key: ObjectKey,
  { resource, contentType }: { resource: JsonRecord; contentType: string | undefined },
): UploadDraft => {
  if (resource.name !== undefined && resource.name !== key.name) {
    throw new ApiError('invalid', 'The metadata names another object than the URL.');
  }
  const type = resource.contentType ?? contentType ?? 'application/octet-stream';
  if (typeof type !== 'string' || !contentTypeShape.test(type)) {
    throw new ApiError('invalid', 'The content type is not valid.');
  }
  return {
    ...key,
    contentType: type,
    contentDisposition: toHeader(resource.contentDisposition, contentDispositionShape),
    contentEncoding: toHeader(resource.contentEncoding, contentEncodingShape),
    metadata: toMetadata(resource.metadata ?? {}),
  };
};

/** An upload as `request.resource` of the rules. */
export const incomingResource = (
  draft: UploadDraft,
  size: number,
): ReadonlyMap<string, RulesValue> => {
  const { bucket, name, contentType, metadata } = draft;
  // The defaults of Firebase's own emulator.
  const { contentDisposition = 'inline', contentEncoding = 'identity' } = draft;
  return new Map<string, RulesValue>([
    ['bucket', bucket],
    ['name', name],
    ['size', BigInt(size)],
    ['contentType', contentType],
    ['contentDisposition', contentDisposition],
    ['contentEncoding', contentEncoding],
    ['metadata', new Map(Object.entries(metadata))],
  ]);
};

/** Sent as a header later. */
const toHeader = (value: unknown, shape: RegExp): string | undefined => {
  if (value === undefined) return undefined;
  if (typeof value === 'string' && shape.test(value)) return value;
  throw new ApiError('invalid', 'The content disposition or encoding is not valid.');
};

const toMetadata = (value: unknown): Record<string, string> => {
  const entries = isJsonRecord(value) ? Object.entries(value) : undefined;
  const strings = entries?.flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text] as const] : [],
  );
  if (!strings || strings.length !== entries?.length) {
    throw new ApiError('invalid', 'Custom metadata must be strings.');
  }
  if (Buffer.byteLength(JSON.stringify(strings)) > maxMetadataBytes) {
    throw new ApiError('invalid', `Custom metadata have at most ${maxMetadataBytes} bytes.`);
  }
  return Object.fromEntries(strings);
};
