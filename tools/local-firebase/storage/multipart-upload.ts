import type { IncomingMessage } from 'node:http';
import { ApiError, jsonReply, type Reply } from '../http/reply';
import { parseJson, readBody } from '../http/request';
import type { ByteBudget } from '../limits';
import type { DiskQuota } from '../store/disk-quota';
import type { ObjectKey, ObjectStore } from '../store/object-store';
import { objectResource } from './objects';
import { authorizeUpload, saveUpload, type UploadOptions } from './save-upload';
import { toUploadDraft } from './upload-draft';

type Multipart = {
  /** JSON text of the object resource. */
  readonly resource: Uint8Array;
  readonly contentType: string | undefined;
  readonly bytes: Uint8Array;
};

/** RFC 2046, 5.1.1: a boundary holds neither a semicolon nor a quote. */
const boundaryShape = /^(?:"([^"]{1,70})"|([^\s"]{1,70}))$/;

/**
 * Splits a `multipart/related` upload (RFC 2387): one part of JSON, one of bytes. Takes time linear
 * in both arguments.
 * @param type the request's Content-Type
 * @throws {ApiError} 400 for anything else
 */
export const parseMultipart = (body: Buffer, type: string | undefined): Multipart => {
  const [first, second, third] = splitParts(body, boundaryOf(type ?? ''));
  if (!first || !second || third) throw malformed();
  const { content: resource } = splitHead(first);
  const { head, content: bytes } = splitHead(second);
  return { resource, contentType: valueAfter('content-type:', head.split('\r\n')), bytes };
};

const boundaryOf = (type: string): string => {
  const [kind = '', ...parameters] = type.split(';').map((part) => part.trim());
  const [, quoted, plain] = boundaryShape.exec(valueAfter('boundary=', parameters) ?? '') ?? [];
  const boundary = quoted ?? plain;
  if (kind.toLowerCase() !== 'multipart/related' || boundary === undefined) throw malformed();
  return boundary;
};

/** What follows `name`, in any case, in the first of `lines` that begins with it. */
const valueAfter = (name: string, lines: readonly string[]): string | undefined => {
  const line = lines.find((each) => each.slice(0, name.length).toLowerCase() === name);
  return line?.slice(name.length).trim();
};

const splitParts = (body: Buffer, boundary: string): Buffer[] => {
  const opening = Buffer.from(`--${boundary}`);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  if (!body.subarray(0, opening.length).equals(opening)) throw malformed();

  const parts: Buffer[] = [];
  let start = opening.length;
  // Two parts make an upload; a third proves that there are too many.
  while (parts.length < 3) {
    if (body.toString('latin1', start, start + 2) === '--') return parts;
    if (body.toString('latin1', start, start + 2) !== '\r\n') throw malformed();
    const end = body.indexOf(delimiter, start);
    if (end < 0) throw malformed();
    parts.push(body.subarray(start, end));
    start = end + delimiter.length;
  }
  return parts;
};

/** A head may be empty: the break that ends the boundary's line counts. */
const splitHead = (part: Buffer): { head: string; content: Buffer } => {
  const end = part.indexOf('\r\n\r\n');
  if (end < 0) throw malformed();
  return { head: part.toString('latin1', 0, end), content: part.subarray(end + 4) };
};

const malformed = (): ApiError =>
  new ApiError('invalid', 'The request is not a multipart upload of metadata and bytes.');

export type MultipartOptions = UploadOptions & {
  readonly quota: DiskQuota;
  readonly budget: ByteBudget;
  /** Bytes of an object. */
  readonly limit: number;
};

/** Room for the metadata and the boundaries around the bytes. */
const envelopeBytes = 64 * 1024;

/** An upload in one request, as the SDK does it up to 256 KiB. @throws {ApiError} */
export const multipartUpload = async (
  req: IncomingMessage,
  key: ObjectKey,
  options: MultipartOptions,
): Promise<Reply> => {
  const { budget, limit } = options;
  const most = limit + envelopeBytes;
  const announced = Number(req.headers['content-length'] ?? most);
  return budget(Math.min(announced, most), async () => {
    const body = await readBody(req, most);
    const { resource, contentType, bytes } = parseMultipart(body, req.headers['content-type']);
    if (bytes.length > limit) {
      throw new ApiError('tooLarge', `An object has at most ${limit} bytes.`);
    }
    const draft = toUploadDraft(key, { resource: parseJson(resource), contentType });
    await authorizeUpload(draft, bytes.length, options);

    const { store, quota } = options;
    const target = store.newBytes();
    await quota.reserve(bytes.length);
    try {
      await writeBytes(store, target.file, bytes);
      const received = { ...target, size: bytes.length };
      const stored = await saveUpload(draft, received, options);
      quota.stored(bytes.length);
      return jsonReply(objectResource(stored));
    } catch (error) {
      quota.giveBack(bytes.length);
      await store.removeBytes(target.bytesFile);
      throw error;
    }
  });
};

const writeBytes = async (store: ObjectStore, file: string, bytes: Uint8Array): Promise<void> => {
  const handle = await store.openToAppend(file);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};
