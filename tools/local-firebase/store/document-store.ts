import { rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../error-code';
import type { DataFolder } from './data-folder';
import { bytesOnDisk, type DiskQuota } from './disk-quota';
import { createKeyedLock, hashedName } from './durable-file';
import { createFolderIndex } from './folder-index';
import { isJsonRecord, type JsonRecord, readJsonFile } from './json';

/** A document as Firestore's REST API describes one (reference, `projects.databases.documents`). */
export type StoredDocument = {
  /** `projects/…/databases/…/documents/<collection>/<id>` */
  readonly name: string;
  /** RFC 3339. */
  readonly createTime: string;
  readonly updateTime: string;
  /** Field name → typed value, in the order they were sent. */
  readonly fields: JsonRecord;
};

type Options = {
  readonly folder: DataFolder;
  readonly quota: DiskQuota;
  readonly log: (message: string) => void;
};

/** One JSON file per document, named by the hash of the document's name. */
export const createDocumentStore = ({ folder, quota, log }: Options) => {
  const fileOf = (name: string) => path.join(folder.documents, `${hashedName(name)}.json`);

  return {
    /** Runs a task while no other in this process changes the document of this name. */
    exclusively: createKeyedLock(),
    read: (name: string) => readJsonFile(fileOf(name), isStoredDocument),
    /** Resolves once the document is durable, to false when it existed before. @throws {ApiError} 507 */
    create: async (document: StoredDocument): Promise<boolean> => {
      try {
        await quota.during(sizeOf(document), () =>
          folder.write(fileOf(document.name), JSON.stringify(document), 'create'),
        );
        return true;
      } catch (error) {
        if (errorCode(error) === 'EEXIST') return false;
        throw error;
      }
    },
    remove: async (document: StoredDocument) => {
      await rm(fileOf(document.name), { force: true });
      quota.removed(sizeOf(document));
    },
    /** All documents, by collection and creation time. */
    all: createFolderIndex({
      folder: folder.documents,
      isValue: isStoredDocument,
      describe: ({ name, createTime, fields }) => ({
        time: Date.parse(createTime),
        group: splitName(name).collection,
        fields: Object.keys(fields),
      }),
      log,
    }),
  };
};

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** `projects/p/databases/d/documents/a/b` → collection `a`, id `b`. */
export const splitName = (name: string): { collection: string; id: string } => {
  const below = name.split('/').slice(5);
  return { collection: below.slice(0, -1).join('/'), id: below.at(-1) ?? '' };
};

const sizeOf = (document: StoredDocument): number =>
  bytesOnDisk(Buffer.byteLength(JSON.stringify(document)));

const isStoredDocument = (value: unknown): value is StoredDocument =>
  isJsonRecord(value) &&
  ['name', 'createTime', 'updateTime'].every((key) => typeof value[key] === 'string') &&
  isJsonRecord(value.fields);
