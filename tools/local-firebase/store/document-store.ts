import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from './data-folder';
import { bytesOnDisk } from './disk-quota';
import type { DiskQuota } from './disk-quota';
import { errorCode } from './durable-file';
import { hashedName } from './file-names';
import { readJsonFile, readJsonFolder } from './json-files';
import { isJsonRecord } from './json-record';
import type { JsonRecord } from './json-record';
import { createKeyedLock } from './keyed-lock';

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

export type DocumentStore = {
  /** Runs a task while no other in this process changes the document. */
  readonly exclusively: <Result>(name: string, task: () => Promise<Result>) => Promise<Result>;
  readonly read: (name: string) => Promise<StoredDocument | undefined>;
  /** Resolves once the document is durable, to false when it existed before. @throws {ApiError} 507 */
  readonly create: (document: StoredDocument) => Promise<boolean>;
  /** Resolves once the document is durable. @throws {ApiError} 507 */
  readonly replace: (document: StoredDocument) => Promise<void>;
  readonly remove: (document: StoredDocument) => Promise<void>;
  /** All documents, oldest first. */
  readonly list: () => Promise<StoredDocument[]>;
  /** Those whose files are not in `seen`, oldest first; their files are then. */
  readonly listUnseen: (seen: Set<string>) => Promise<StoredDocument[]>;
};

type Options = {
  readonly folder: DataFolder;
  readonly quota: DiskQuota;
  readonly log: (message: string) => void;
};

/** One JSON file per document, named by the hash of the document's name. */
export const createDocumentStore = ({ folder, quota, log }: Options): DocumentStore => {
  const fileOf = (name: string) => path.join(folder.documents, `${hashedName(name)}.json`);
  const read = (name: string) => readJsonFile(fileOf(name), isStoredDocument);

  const write = async (document: StoredDocument, mode: 'create' | 'replace') => {
    const bytes = sizeOf(document);
    await quota.reserve(bytes);
    try {
      await folder.write(fileOf(document.name), JSON.stringify(document), mode);
    } catch (error) {
      quota.giveBack(bytes);
      throw error;
    }
    quota.stored(bytes);
  };

  const listUnseen = async (seen: Set<string>) => {
    const documents = await readJsonFolder(folder.documents, {
      isValue: isStoredDocument,
      log,
      seen,
    });
    return documents.sort((a, b) => Date.parse(a.createTime) - Date.parse(b.createTime));
  };

  return {
    exclusively: createKeyedLock(),
    read,
    create: async (document) => {
      try {
        await write(document, 'create');
        return true;
      } catch (error) {
        if (errorCode(error) === 'EEXIST') return false;
        throw error;
      }
    },
    replace: async (document) => {
      const before = await read(document.name);
      await write(document, 'replace');
      if (before) quota.removed(sizeOf(before));
    },
    remove: async (document) => {
      await rm(fileOf(document.name), { force: true });
      quota.removed(sizeOf(document));
    },
    list: () => listUnseen(new Set()),
    listUnseen,
  };
};

const sizeOf = (document: StoredDocument): number =>
  bytesOnDisk(Buffer.byteLength(JSON.stringify(document)));

const isStoredDocument = (value: unknown): value is StoredDocument =>
  isJsonRecord(value) &&
  ['name', 'createTime', 'updateTime'].every((key) => typeof value[key] === 'string') &&
  isJsonRecord(value.fields);
