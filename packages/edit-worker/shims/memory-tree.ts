import { resolve } from 'node:path';

/** A file of a volume. Hard links are one of these under several names. Its bytes are replaced, never changed. */
export type MemoryFile = {
  sort: 'file';
  ino: number;
  mode: number;
  mtimeMs: number;
  bytes: Buffer;
};

type MemoryFolder = {
  sort: 'folder';
  ino: number;
  mode: number;
  mtimeMs: number;
  entries: Map<string, MemoryNode>;
};

export type MemoryNode = MemoryFile | MemoryFolder;

type Code = 'ENOENT' | 'EEXIST' | 'EISDIR' | 'ENOTDIR' | 'EBADF';

/** An error as the file system of a machine has it. */
export const failure = (code: Code, path: string) =>
  Object.assign(new Error(`${code}: ${path}`), { code });

/** Folders and files in memory, by their paths from /. There are no links but hard ones. */
export const createMemoryTree = () => {
  let count = 0;
  const made = (mode: number) => {
    count += 1;
    return { ino: count, mode, mtimeMs: Date.now() };
  };
  const newFolder = (): MemoryFolder => ({ sort: 'folder', ...made(0o755), entries: new Map() });
  const root = newFolder();

  const stepsOf = (path: string) => resolve('/', path).split('/').filter(Boolean);

  const find = (path: string): MemoryNode | undefined => {
    let at: MemoryNode | undefined = root;
    for (const step of stepsOf(path)) {
      if (at?.sort === 'file') throw failure('ENOTDIR', path);
      at = at?.entries.get(step);
    }
    return at;
  };

  const get = (path: string): MemoryNode => {
    const found = find(path);
    if (!found) throw failure('ENOENT', path);
    return found;
  };

  /** Where a name stands: the folder around it, which is there. */
  const placeOf = (path: string) => {
    const steps = stepsOf(path);
    const name = steps.pop() ?? '';
    const folder = get(`/${steps.join('/')}`);
    if (folder.sort !== 'folder') throw failure('ENOTDIR', path);
    return { folder, name };
  };

  return {
    find,
    get,

    file: (path: string): MemoryFile => {
      const found = get(path);
      if (found.sort !== 'file') throw failure('EISDIR', path);
      return found;
    },

    folder: (path: string): MemoryFolder => {
      const found = get(path);
      if (found.sort !== 'folder') throw failure('ENOTDIR', path);
      return found;
    },

    newFile: (bytes: Buffer, mode = 0o644): MemoryFile => ({ sort: 'file', ...made(mode), bytes }),

    /** Gives a node a name, in place of what has it. */
    put: (path: string, node: MemoryNode) => {
      const { folder, name } = placeOf(path);
      folder.entries.set(name, node);
    },

    remove: (path: string) => {
      const { folder, name } = placeOf(path);
      if (!folder.entries.delete(name)) throw failure('ENOENT', path);
    },

    /** Makes a folder and those around it. */
    makeFolders: (path: string) => {
      let at = root;
      for (const step of stepsOf(path)) {
        const next = at.entries.get(step) ?? newFolder();
        if (next.sort !== 'folder') throw failure('EEXIST', path);
        at.entries.set(step, next);
        at = next;
      }
    },
  };
};
