import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { bytesOnDisk } from './disk-quota';
import { errorCode, syncFolder, writeDurably } from './durable-file';
import { createFileNames, isInTheMaking } from './file-names';

/** Where everything is stored. */
export type DataFolder = {
  readonly root: string;
  readonly documents: string;
  readonly objects: string;
  /** A new path for a file in the making, in the same file system as its destination. */
  readonly temporary: () => string;
  /** A new name for the bytes of an object. */
  readonly newName: () => string;
};

/**
 * Creates the folders, proves that they can be written and removes what a killed server left.
 * @throws {Error} whose message names the folder, why it cannot be used and what to do.
 */
export const openDataFolder = async (root: string): Promise<DataFolder> => {
  const newName = createFileNames();
  const folder = (name: string) => path.join(root, name);
  const data = { root, documents: folder('documents'), objects: folder('objects'), newName };
  const temporary = () => path.join(folder('temporary'), newName());
  try {
    const created = await mkdir(root, { recursive: true, mode: 0o700 });
    if (created) await syncFolder(path.dirname(created));
    for (const each of [data.documents, data.objects, folder('temporary')]) {
      await mkdir(each, { recursive: true, mode: 0o700 });
    }
    await syncFolder(root);
    await sweep(folder('temporary'));
    const probe = path.join(folder('temporary'), newName());
    await writeDurably(probe, 'probe', { temporary: temporary(), mode: 'create' });
    await rm(probe);
  } catch (error) {
    throw new Error(
      `Nothing can be stored in ${root}: ${error instanceof Error ? error.message : String(error)}\n` +
        'Make that folder writable, or choose another one with the environment variable LOCAL_FIREBASE_DIR.',
      { cause: error },
    );
  }
  return { ...data, temporary };
};

/** Bytes on the disk of all files of a folder. */
export const usedBytes = async (folder: string): Promise<number> => {
  let total = 0;
  for (const name of await readdir(folder)) {
    total += bytesOnDisk(await sizeOf(path.join(folder, name)));
  }
  return total;
};

/** Another server on the same folder may remove a file after it was listed. */
const sizeOf = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0;
    throw error;
  }
};

const sweep = async (folder: string): Promise<void> => {
  const names = await readdir(folder);
  for (const name of names.filter((each) => !isInTheMaking(each))) {
    await rm(path.join(folder, name), { force: true });
  }
};
