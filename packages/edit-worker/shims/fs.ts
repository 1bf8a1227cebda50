import { resolve } from 'node:path';
import { createMemoryTree, failure, type MemoryFile, type MemoryNode } from './memory-tree';

/**
 * What is used of `node:fs`, in a worker: files in its memory. `memfs` has all of it, in fifty kilobytes for which
 * whoever edits waits.
 */
const tree = createMemoryTree();

/** Open files, and how far they were read or written. */
const open = new Map<number, { node: MemoryNode; at: number }>();
let count = 2;

type Content = string | Uint8Array;

const bytesOf = (content: Content) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));

const statsOf = (node: MemoryNode) => ({
  ino: node.ino,
  mode: node.mode,
  uid: 0,
  gid: 0,
  mtimeMs: node.mtimeMs,
  size: node.sort === 'file' ? node.bytes.length : 0,
  isFile: () => node.sort === 'file',
  isDirectory: () => node.sort === 'folder',
  isSymbolicLink: () => false,
});

const write = (file: MemoryFile, bytes: Buffer) => {
  file.bytes = bytes;
  file.mtimeMs = Date.now();
};

const opened = (handle: number) => {
  const found = open.get(handle);
  if (!found) throw failure('EBADF', String(handle));
  return found;
};

const openedFile = (handle: number) => {
  const { node } = opened(handle);
  if (node.sort !== 'file') throw failure('EISDIR', String(handle));
  return node;
};

export const existsSync = (path: string) => {
  try {
    return tree.find(path) !== undefined;
  } catch {
    return false;
  }
};

export const lstatSync = (path: string, { throwIfNoEntry = true } = {}) => {
  const found = throwIfNoEntry ? tree.get(path) : tree.find(path);
  return found && statsOf(found);
};

/** There are no links to follow. */
export const statSync = (path: string, options?: { throwIfNoEntry?: boolean }) =>
  lstatSync(path, options);

const realPath = (path: string) => {
  tree.get(path);
  return resolve('/', path);
};

export const realpathSync = Object.assign(realPath, { native: realPath });

export const readdirSync = (path: string) => [...tree.folder(path).entries.keys()].toSorted();

export const mkdirSync = (path: string, { recursive = false } = {}) => {
  if (!recursive) {
    if (tree.find(path)) throw failure('EEXIST', path);
    tree.folder(resolve('/', path, '..'));
  }
  tree.makeFolders(path);
};

export const readFileSync = (path: string, encoding?: 'utf8') => {
  const { bytes } = tree.file(path);
  return encoding ? bytes.toString(encoding) : bytes;
};

export const writeFileSync = (path: string, content: Content, options?: { mode?: number }) => {
  if (tree.find(path)) write(tree.file(path), bytesOf(content));
  else tree.put(path, tree.newFile(bytesOf(content), options?.mode));
};

export const unlinkSync = (path: string) => {
  tree.file(path);
  tree.remove(path);
};

export const rmSync = (path: string, { force = false } = {}) => {
  if (!force || tree.find(path)) tree.remove(path);
};

export const linkSync = (from: string, to: string) => {
  const file = tree.file(from);
  if (tree.find(to)) throw failure('EEXIST', to);
  tree.put(to, file);
};

export const renameSync = (from: string, to: string) => {
  const node = tree.get(from);
  tree.put(to, node);
  if (resolve('/', from) !== resolve('/', to)) tree.remove(from);
};

/** Opens for reading (`r`), for both (`r+`), or a file that must be new (`wx`). */
export const openSync = (path: string, flags: 'r' | 'r+' | 'wx' = 'r', mode?: number) => {
  if (flags === 'wx') {
    if (tree.find(path)) throw failure('EEXIST', path);
    tree.put(path, tree.newFile(Buffer.alloc(0), mode));
  }
  count += 1;
  open.set(count, { node: tree.get(path), at: 0 });
  return count;
};

export const closeSync = (handle: number) => {
  opened(handle);
  open.delete(handle);
};

export const fstatSync = (handle: number) => statsOf(opened(handle).node);

export const fchmodSync = (handle: number, mode: number) => {
  opened(handle).node.mode = mode;
};

export const utimesSync = (path: string, _read: Date, written: Date) => {
  tree.get(path).mtimeMs = written.getTime();
};

/** There is one owner, and no power cut. */
export const fchownSync = (handle: number) => void opened(handle);
export const fsyncSync = (handle: number) => void opened(handle);

export const ftruncateSync = (handle: number, length = 0) => {
  const file = openedFile(handle);
  const made = Buffer.alloc(length);
  file.bytes.copy(made);
  write(file, made);
};

export const readSync = (handle: number, into: Uint8Array) => {
  const read = openedFile(handle).bytes.subarray(opened(handle).at).subarray(0, into.length);
  into.set(read);
  opened(handle).at += read.length;
  return read.length;
};

/** From `offset` of these bytes on, at `position` of the file or where it was last written. */
export const writeSync = (
  handle: number,
  bytes: Uint8Array,
  ...place: [offset?: number, length?: number, position?: number]
) => {
  const [offset = 0, length = bytes.length - offset, position = opened(handle).at] = place;
  const file = openedFile(handle);
  const made = Buffer.alloc(Math.max(file.bytes.length, position + length));
  file.bytes.copy(made);
  made.set(bytes.subarray(offset, offset + length), position);
  write(file, made);
  opened(handle).at = position + length;
  return length;
};

export default {
  closeSync,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
};
