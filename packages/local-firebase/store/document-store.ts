import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { isGroup } from '../../../src/schema/values/group';
import { errorCode, unlessMissingNow, withFileLock } from '../../files';
import type { DataFolder } from './data-folder';
import { bytesOnDisk, type DiskQuota } from './disk-quota';
import { createKeyedLock, hashedName, syncFolder } from './durable-file';
import { createFolderIndex } from './folder-index';
import { type JsonRecord, readJsonFile } from './json';

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

/** Changes that are made together: all or none. */
type Commit = {
  /** Created, or replaced. */
  readonly put: readonly StoredDocument[];
  /** Their names. */
  readonly removed?: readonly string[];
};

type Options = {
  readonly folder: DataFolder;
  readonly quota: DiskQuota;
  readonly log: (message: string) => void;
};

/**
 * One JSON file per document, named by the hash of the document's name. What the site counts, in
 * collections whose names begin with _, lies apart: it is no message.
 */
export const createDocumentStore = ({ folder, quota, log }: Options) => {
  const fileOf = (name: string) => {
    const isCounted = splitName(name).collection.startsWith('_');
    return path.join(isCounted ? folder.counters : folder.documents, `${hashedName(name)}.json`);
  };
  /** Written before a commit of several documents, removed after it: a killed server's is carried out later. */
  const journal = path.join(folder.root, 'commit.json');
  const exclusively = createKeyedLock();

  const carryOut = async ({ put, removed = [] }: Commit) => {
    for (const document of put) {
      await folder.write(fileOf(document.name), JSON.stringify(document), 'replace');
    }
    for (const name of removed) await rm(fileOf(name), { force: true });
    if (removed.length > 0) await syncFolder(folder.documents);
  };
  const finish = async (begun: Commit) => {
    await carryOut(begun);
    await rm(journal, { force: true });
    // Else it might come back after a power cut, over what was stored since.
    await syncFolder(folder.root);
  };

  /** Runs a task while no other changes documents together, here or in another process. */
  const together = <Result>(names: readonly string[], task: () => Promise<Result>) => {
    const locked = () =>
      withFileLock(path.join(folder.root, 'commit.lock'), async () => {
        const left = await readJsonFile(journal, isCommit);
        if (left) await finish(left);
        return task();
      });
    return [...names, '']
      .sort()
      .reverse()
      .reduce<() => Promise<Result>>((inner, name) => () => exclusively(name, inner), locked)();
  };

  return {
    /** Runs a task while no other in this process changes the document of this name. */
    exclusively,
    /**
     * Runs a task that reads and commits documents, of which it creates or changes those of these names,
     * after all other such tasks, also of other processes.
     */
    together,
    /** Within `together`: resolves once all changes are durable. @throws {ApiError} 507, without any. */
    commit: async (changes: Commit): Promise<void> => {
      const { put, removed = [] } = changes;
      if (put.length + removed.length === 0) return;
      await quota.during(
        // What makes room is never refused for want of it.
        removed.length > 0 ? 0 : put.reduce((sum, document) => sum + sizeOf(document), 0),
        async () => {
          if (put.length + removed.length === 1) return carryOut(changes);
          await folder.write(journal, JSON.stringify(changes), 'replace');
          return finish(changes);
        },
      );
    },
    /** Carries out what a killed server had begun to commit. */
    settle: async (): Promise<void> => {
      if (await readJsonFile(journal, isCommit)) await together([], () => Promise.resolve());
    },
    /** As `read`, at once: rules ask for documents while they are evaluated. */
    readNow: (name: string): StoredDocument | undefined => {
      const text = unlessMissingNow(() => readFileSync(fileOf(name), 'utf8'));
      const value: unknown = text === undefined ? undefined : JSON.parse(text);
      return isStoredDocument(value) ? value : undefined;
    },
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

const isCommit = (value: unknown): value is Commit =>
  isGroup(value) && Array.isArray(value.put) && value.put.every(isStoredDocument);

const isStoredDocument = (value: unknown): value is StoredDocument =>
  isGroup(value) &&
  ['name', 'createTime', 'updateTime'].every((key) => typeof value[key] === 'string') &&
  isGroup(value.fields);
