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
  readonly bytes: Uint8Array;
};

const typeShape = /^multipart\/related; boundary=([\w-]{1,70})$/;

/**
 * Splits a `multipart/related` upload (RFC 2387): one part of JSON, one of bytes. Takes time linear
 * in both arguments.
 * @param type the request's Content-Type, as the SDK writes it
 * @throws {ApiError} 400 for anything else
 */
export const parseMultipart = (body: Buffer, type = ''): Multipart => {
  const [, boundary] = typeShape.exec(type) ?? [];
  // A sign for each byte.
  const [before, first = '', second = '', end = ''] = `\r\n${body.toString('latin1')}`.split(
    `\r\n--${boundary}`,
  );
  if (boundary === undefined || before !== '' || !end.startsWith('--')) {
    throw malformed();
  }
  return { resource: contentOf(first), bytes: contentOf(second) };
};

/** A head may be empty: the break that ends the boundary's line counts. */
const contentOf = (part: string): Buffer => {
  const end = part.indexOf('\r\n\r\n');
  if (end < 0 || !part.startsWith('\r\n')) throw malformed();
  return Buffer.from(part.slice(end + 4), 'latin1');
};

const malformed = (): ApiError =>
  new ApiError('invalid', 'The request is not a multipart upload of metadata and bytes.');

export type MultipartOptions = UploadOptions & {
  readonly quota: DiskQuota;
  readonly budget: ByteBudget;
  /** Bytes of an object that comes in one request. */
  readonly multipartLimit: number;
};

/** Room for the metadata and the boundaries around the bytes. */
const envelopeBytes = 64 * 1024;

/** An upload in one request, as the SDK does it up to 256 KiB. @throws {ApiError} */
export const multipartUpload = async (
  req: IncomingMessage,
  key: ObjectKey,
  options: MultipartOptions,
): Promise<Reply> => {
  const { budget, multipartLimit: limit } = options;
  const most = limit + envelopeBytes;
  const announced = Number(req.headers['content-length'] ?? most);
  return budget(Math.min(announced, most), async () => {
    const body = await readBody(req, most);
    const { resource, bytes } = parseMultipart(body, req.headers['content-type']);
    if (bytes.length > limit) {
      throw new ApiError('tooLarge', `An object has at most ${limit} bytes.`);
    }
    const draft = toUploadDraft(key, parseJson(resource));
    await authorizeUpload(draft, bytes.length, options);

    const { store, quota } = options;
    const { bytesFile, file } = store.newBytes();
    try {
      const stored = await quota.during(bytes.length, async () => {
        await writeBytes(store, file, bytes);
        return saveUpload(draft, { bytesFile, file, size: bytes.length }, options);
      });
      return jsonReply(objectResource(stored));
    } catch (error) {
      await store.removeBytes(bytesFile);
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
