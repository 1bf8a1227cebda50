import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { isGroup } from '../../../src/schema/values/group';
import { errorCode } from '../../files';
import { ApiError } from '../http/reply';
import type { DataFolder } from './data-folder';
import { bytesOnDisk, type DiskQuota } from './disk-quota';
import { createKeyedLock, hashedName, isInTheMaking, namesIn } from './durable-file';
import { createFolderIndex } from './folder-index';
import { readJsonFile } from './json';

export type ObjectKey = { readonly bucket: string; readonly name: string };

export type StoredObject = ObjectKey & {
  readonly contentType: string;
  readonly contentDisposition?: string | undefined;
  readonly contentEncoding?: string | undefined;
  /** Bytes. */
  readonly size: number;
  /** Base64, as in the API. */
  readonly md5Hash: string;
  /** RFC 3339. */
  readonly timeCreated: string;
  readonly generation: string;
  readonly downloadToken: string;
  readonly bytesFile: string;
};

type Options = {
  readonly folder: DataFolder;
  readonly quota: DiskQuota;
  readonly log: (message: string) => void;
};

/**
 * Two files per object: its bytes, which never move, and one JSON file whose appearance makes them
 * an object. Sweeps bytes without an object that a killed server left.
 */
export const openObjectStore = async ({ folder, quota, log }: Options) => {
  const lock = createKeyedLock();
  const hashOf = ({ bucket, name }: ObjectKey) => hashedName(`${bucket}/${name}`);
  const fileOf = (key: ObjectKey) => path.join(folder.objects, `${hashOf(key)}.json`);
  const removeBytes = (bytesFile: string) =>
    rm(path.join(folder.objects, bytesFile), { force: true });

  const all = createFolderIndex({
    folder: folder.objects,
    isValue: isStoredObject,
    describe: ({ bucket, timeCreated }) => ({
      time: Date.parse(timeCreated),
      group: bucket,
      fields: [],
    }),
    log,
  });

  // The file names first: bytes that another server turns into an object meanwhile are then in the
  // index.
  const names = await namesIn(folder.objects);
  const inUse = new Set<string>();
  for await (const { value } of all.walk()) inUse.add(value.bytesFile);
  for (const name of names) {
    if (!name.endsWith('.json') && !inUse.has(name) && !isInTheMaking(name))
      await removeBytes(name);
  }

  return {
    /** Runs a task while no other in this process changes the object. */
    exclusively: <Result>(key: ObjectKey, task: () => Promise<Result>) => lock(hashOf(key), task),
    read: (key: ObjectKey) => readJsonFile(fileOf(key), isStoredObject),
    /** Opens the bytes; the caller closes them. @throws {ApiError} 404 where somebody removed them. */
    openBytes: async ({ bytesFile }: StoredObject): Promise<FileHandle> => {
      try {
        return await open(path.join(folder.objects, bytesFile), 'r');
      } catch (error) {
        if (errorCode(error) !== 'ENOENT') throw error;
        throw new ApiError('notFound', 'The bytes of this object have been removed.');
      }
    },
    /** A new name for bytes, and its path. Bytes that no object names are swept at the next start. */
    newBytes: () => {
      const bytesFile = folder.newName();
      return { bytesFile, file: path.join(folder.objects, bytesFile) };
    },
    /** Opens a file of bytes in progress at its end; the caller closes it. */
    openToAppend: folder.openToAppend,
    removeBytes,
    /**
     * Resolves once the object is durable; its bytes must be already.
     * @throws {ApiError} 507; the error EEXIST when it is stored already.
     */
    save: (object: StoredObject) =>
      quota.during(sizeOf(object), () =>
        folder.write(fileOf(object), JSON.stringify(object), 'create'),
      ),
    /** Removes the object, then its bytes. */
    remove: async (object: StoredObject) => {
      await rm(fileOf(object), { force: true });
      await removeBytes(object.bytesFile);
      quota.removed(sizeOf(object) + object.size);
    },
    /** All objects, by bucket and time of creation. */
    all,
  };
};

export type ObjectStore = Awaited<ReturnType<typeof openObjectStore>>;

const sizeOf = (object: StoredObject): number =>
  bytesOnDisk(Buffer.byteLength(JSON.stringify(object)));

const texts = [
  'bucket',
  'name',
  'contentType',
  'md5Hash',
  'timeCreated',
  'generation',
  'downloadToken',
  'bytesFile',
];

const isStoredObject = (value: unknown): value is StoredObject =>
  isGroup(value) &&
  texts.every((key) => typeof value[key] === 'string') &&
  typeof value.size === 'number' &&
  ['string', 'undefined'].includes(typeof value.contentDisposition) &&
  ['string', 'undefined'].includes(typeof value.contentEncoding);
