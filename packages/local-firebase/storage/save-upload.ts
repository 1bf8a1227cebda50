import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { errorCode } from '../../files';
import type { Authorize } from '../authorize';
import { ApiError } from '../http/reply';
import type { ObjectStore, StoredObject } from '../store/object-store';
import { rulesPath, storedResource } from './objects';
import { incomingResource, type UploadDraft } from './upload-draft';

export type UploadOptions = {
  readonly store: ObjectStore;
  readonly authorize: Authorize;
  readonly clock: () => number;
};

/**
 * Evaluates the rules for an upload, against the stored state. As in Cloud Storage it is a `create`
 * even over a stored file.
 * @throws {ApiError} 403
 */
export const authorizeUpload = async (
  draft: UploadDraft,
  size: number,
  { store, authorize }: Pick<UploadOptions, 'store' | 'authorize'>,
): Promise<void> => {
  await authorize({
    method: 'create',
    path: rulesPath(draft),
    incoming: incomingResource(draft, size),
    stored: storedResource(await store.read(draft)),
  });
};

/**
 * Makes received bytes, durable on the disk, an object, if the rules allow it now that all of it is known.
 * @throws {ApiError} 403, 409, 507; the bytes are left to the caller then
 */
export const saveUpload = (
  draft: UploadDraft,
  { bytesFile, file, size }: { bytesFile: string; file: string; size: number },
  options: UploadOptions,
): Promise<StoredObject> => {
  const { store, clock } = options;
  return store.exclusively(draft, async () => {
    await authorizeUpload(draft, size, options);
    const now = clock();
    const object: StoredObject = {
      ...draft,
      size,
      md5Hash: await md5Of(file),
      timeCreated: new Date(now).toISOString(),
      generation: String(now * 1000),
      downloadToken: randomUUID(),
      bytesFile,
    };
    try {
      await store.save(object);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw error;
      throw new ApiError('exists', 'The object already exists.');
    }
    return object;
  });
};

const md5Of = async (file: string): Promise<string> => {
  const hash = createHash('md5');
  await pipeline(createReadStream(file), hash);
  return hash.digest('base64');
};
