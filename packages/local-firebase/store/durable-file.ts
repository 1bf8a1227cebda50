import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isRunning, unlessMissing } from '../../files';

/** The instances of this process, to tell them from a dead process with the same id. */
const ownInstances = new Set<string>();

const owned = /^(\d+)-([0-9a-f]{12})-\d+$/;

/** Names for temporary files: `<process id>-<instance>-<number>`. */
export const createFileNames = (): (() => string) => {
  const instance = randomBytes(6).toString('hex');
  ownInstances.add(instance);
  let count = 0;
  return () => {
    count += 1;
    return `${process.pid}-${instance}-${count}`;
  };
};

/** Whether a temporary file of this name may still be in use, here or in another running server. */
export const isInTheMaking = (name: string): boolean => {
  const [, pid, instance] = owned.exec(name) ?? [];
  if (pid === undefined || instance === undefined) return false;
  return Number(pid) === process.pid ? ownInstances.has(instance) : isRunning(Number(pid));
};

/** The name under which something is stored: no text from outside reaches the file system. */
export const hashedName = (key: string): string => createHash('sha256').update(key).digest('hex');

/**
 * Writes a file so that after this resolves it outlives a power cut, and before, a crash leaves
 * either the whole file or none: temporary file, fsync, link or rename into place, fsync of the
 * folder. What comes piece by piece is written as it comes.
 * @param mode `create` fails with EEXIST when the target exists; `replace` replaces it.
 * @throws the file system's error, with nothing half-written left behind.
 */
export const writeDurably = async (
  target: string,
  data: string | AsyncIterable<string>,
  { temporary, mode }: { temporary: string; mode: 'create' | 'replace' },
): Promise<void> => {
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      const pieces = typeof data === 'string' ? [data] : data;
      for await (const piece of pieces) await file.appendFile(piece);
      await file.sync();
    } finally {
      await file.close();
    }
    await (mode === 'create' ? link(temporary, target) : rename(temporary, target));
    await syncFolder(path.dirname(target));
  } finally {
    await rm(temporary, { force: true });
  }
};

/** Makes the names in a folder as durable as the files they name. */
export const syncFolder = async (folder: string): Promise<void> => {
  // Windows cannot open folders; NTFS journals its names.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Creates a folder and its parents, durably, unless it exists. */
export const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
  }
};

/** The names in a folder; none for a missing folder. */
export const namesIn = async (folder: string): Promise<string[]> =>
  (await unlessMissing(readdir(folder))) ?? [];

/** Runs tasks of one key one after the other, and tasks of different keys side by side. */
type KeyedLock = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

export const createKeyedLock = (): KeyedLock => {
  const tails = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const previous = tails.get(key) ?? Promise.resolve();
    const running = previous.then(task, task);
    tails.set(key, running);
    try {
      return await running;
    } finally {
      if (tails.get(key) === running) tails.delete(key);
    }
  };
};
