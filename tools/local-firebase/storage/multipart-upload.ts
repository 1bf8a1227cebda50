import type { IncomingMessage } from 'node:http';
import { ApiError } from '../api-error';
import { parseJson, readBody } from '../http/read-body';
import { jsonReply, type Reply } from '../http/reply';
import type { DiskQuota } from '../store/disk-quota';
import type { ObjectKey, ObjectStore } from '../store/object-store';
import type { ByteBudget } from './byte-budget';
import { objectResource } from './object-resource';
import { parseMultipart } from './parse-multipart';
import { authorizeUpload, saveUpload, type UploadOptions } from './save-upload';
import { toUploadDraft } from './upload-draft';

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
