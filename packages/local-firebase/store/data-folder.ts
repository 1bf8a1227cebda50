import { type FileHandle, open, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, unlessMissing } from '../../files';
import { bytesOnDisk } from './disk-quota';
import { createFileNames, isInTheMaking, makeFolder, namesIn, writeDurably } from './durable-file';

/**
 * The folder of all stored data. It may be emptied, removed or replaced while a server runs: writing
 * creates missing folders again.
 */
export type DataFolder = {
  readonly root: string;
  readonly documents: string;
  /** Of what the site counts. */
  readonly counters: string;
  readonly objects: string;
  /** A new name for the bytes of an object. */
  readonly newName: () => string;
  /**
   * Resolves once a file of the folder is durable, as `writeDurably` has it.
   * @throws the file system's error
   */
  readonly write: (target: string, data: string, mode: 'create' | 'replace') => Promise<void>;
  /** Opens a file of the folder at its end, or makes it; the caller closes it. */
  readonly openToAppend: (file: string) => Promise<FileHandle>;
};

/** How often a folder is created again for one file, and milliseconds in between. */
const mostRemovals = 10;
const removal = 10;

/** Files looked at side by side. */
const atOnce = 32;

/**
 * Creates the folders, proves that they can be written and removes what a killed server left.
 * @throws {Error} whose message names the folder, why it cannot be used and what to do.
 */
export const openDataFolder = async (root: string): Promise<DataFolder> => {
  const newName = createFileNames();
  const folder = (name: string) => path.join(root, name);
  const data = {
    root,
    documents: folder('documents'),
    counters: folder('counters'),
    objects: folder('objects'),
    newName,
  };
  const making = folder('temporary');

  /** Retries with new folders where one is missing: it may be being removed at this moment. */
  const withFolders = async <Result>(file: string, task: () => Promise<Result>) => {
    for (let times = 0; ; times += 1) {
      try {
        if (times > 1) await wait(removal);
        if (times > 0) for (const each of [path.dirname(file), making]) await makeFolder(each);
        return await task();
      } catch (error) {
        if (errorCode(error) !== 'ENOENT' || times === mostRemovals) throw error;
      }
    }
  };
  const write: DataFolder['write'] = (target, text, mode) =>
    withFolders(target, () =>
      writeDurably(target, text, { temporary: path.join(making, newName()), mode }),
    );

  try {
    for (const each of [data.documents, data.objects, making]) await makeFolder(each);
    await sweep(making);
    const probe = path.join(making, newName());
    await write(probe, 'probe', 'create');
    await rm(probe);
  } catch (error) {
    throw new Error(
      `Nothing can be stored in ${root}: ${error instanceof Error ? error.message : String(error)}\n` +
        'Make that folder writable, or choose another one with the environment variable LOCAL_FIREBASE_DIR.',
      { cause: error },
    );
  }
  return {
    ...data,
    write,
    openToAppend: (file) => withFolders(file, () => open(file, 'a', 0o600)),
  };
};

/** Bytes of all documents and objects on disk. */
export const usedBytes = async ({ documents, counters, objects }: DataFolder): Promise<number> => {
  let total = 0;
  for (const folder of [documents, counters, objects]) {
    const names = await namesIn(folder);
    for (let start = 0; start < names.length; start += atOnce) {
      const some = names.slice(start, start + atOnce);
      const sizes = await Promise.all(some.map((name) => sizeOf(path.join(folder, name))));
      total += sizes.reduce((sum, size) => sum + bytesOnDisk(size), 0);
    }
  }
  return total;
};

/** Others may remove a file after it was listed. */
const sizeOf = async (file: string): Promise<number> =>
  (await unlessMissing(stat(file)))?.size ?? 0;

const sweep = async (folder: string): Promise<void> => {
  const names = await namesIn(folder);
  for (const name of names.filter((each) => !isInTheMaking(each))) {
    await rm(path.join(folder, name), { force: true });
  }
};
