import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorCode, unlessMissingNow } from '../files';

/** What the store asks of the file system; tests hand in one that ends at any of its calls. */
export type FileCalls = Pick<
  typeof fs,
  | 'closeSync'
  | 'fchmodSync'
  | 'fchownSync'
  | 'fstatSync'
  | 'fsyncSync'
  | 'ftruncateSync'
  | 'linkSync'
  | 'lstatSync'
  | 'openSync'
  | 'readdirSync'
  | 'readFileSync'
  | 'renameSync'
  | 'unlinkSync'
  | 'writeSync'
>;

/** Somebody else has saved the file since it was read. */
export class ChangedMeanwhile extends Error {}

/** sha-256 of what a file holds; null where there is none. */
export type Hash = string | null;

export const hashOf = (bytes: Buffer | string | undefined): Hash =>
  bytes === undefined ? null : createHash('sha256').update(bytes).digest('hex');

/** Of a file: a text, or the bytes of a picture. */
export type Content = string | Buffer;

/** Permissions and owner of a file. */
export type Rights = { mode: number; uid?: number; gid?: number };

type DraftOptions = { id: string; rights?: Rights | undefined };

/** Names that git leaves out and that config does not read, of no other program. */
const draftOf = (target: string, id: string, kind: string) =>
  join(dirname(target), `.${basename(target)}.${id}.${kind}draft`);

/** Hard links are not to be had on every file system. */
const withoutLinks = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL'];

export const createDisk = (calls: FileCalls = fs) => {
  const read = (path: string) => unlessMissingNow(() => calls.readFileSync(path));

  const remove = (path: string) => {
    unlessMissingNow(() => calls.unlinkSync(path));
  };

  const rightsOf = (path: string): Rights | undefined =>
    unlessMissingNow(() => {
      const { mode, uid, gid } = calls.lstatSync(path);
      return { mode: mode & 0o7777, uid, gid };
    });

  /** Names of a folder are as durable as its files from here on. */
  const syncFolder = (folder: string) => {
    // Windows cannot open folders; NTFS journals its names.
    if (process.platform === 'win32') return;
    const handle = calls.openSync(folder, 'r');
    try {
      calls.fsyncSync(handle);
    } finally {
      calls.closeSync(handle);
    }
  };

  const writeAll = (handle: number, bytes: Buffer) => {
    for (let at = 0; at < bytes.length;) at += calls.writeSync(handle, bytes, at);
    calls.fsyncSync(handle);
  };

  const giveRights = (handle: number, { mode, uid, gid }: Rights) => {
    const { uid: ownUid, gid: ownGid } = calls.fstatSync(handle);
    if (uid !== undefined && gid !== undefined && (uid !== ownUid || gid !== ownGid)) {
      try {
        calls.fchownSync(handle, uid, gid);
      } catch (error) {
        // Only root gives files away.
        if (errorCode(error) !== 'EPERM') throw error;
      }
    }
    calls.fchmodSync(handle, mode);
  };

  /** Writes a draft of a file into its folder, durably, in place of one that was left there. */
  const writeDraft = (target: string, content: Content, { id, rights }: DraftOptions): string => {
    const draft = draftOf(target, id, '');
    remove(draft);
    const handle = calls.openSync(draft, 'wx');
    try {
      if (rights) giveRights(handle, rights);
      writeAll(handle, typeof content === 'string' ? Buffer.from(content) : content);
    } finally {
      calls.closeSync(handle);
    }
    return draft;
  };

  /** Another name for what the file is now; undefined where the file system has no such names. */
  const backUp = (target: string, id: string): string | undefined => {
    const backup = draftOf(target, id, 'before.');
    remove(backup);
    try {
      calls.linkSync(target, backup);
      return backup;
    } catch (error) {
      if (errorCode(error) === 'ENOENT') throw new ChangedMeanwhile(target);
      if (withoutLinks.includes(errorCode(error) ?? '')) return undefined;
      throw error;
    }
  };

  const isOneFile = (one: string, other: string) =>
    calls.lstatSync(one).ino === unlessMissingNow(() => calls.lstatSync(other))?.ino;

  const exchange = (target: string, draft: string | undefined) =>
    draft === undefined ? calls.unlinkSync(target) : calls.renameSync(draft, target);

  const replace = (
    target: string,
    draft: string | undefined,
    { id, expected }: { id: string; expected: Hash },
  ) => {
    const backup = backUp(target, id);
    try {
      if (hashOf(read(backup ?? target)) !== expected) throw new ChangedMeanwhile(target);
      if (backup !== undefined && !isOneFile(backup, target)) throw new ChangedMeanwhile(target);
      exchange(target, draft);
      if (backup === undefined || hashOf(read(backup)) === expected) return;
      // It was saved into the file that has just given way: what was saved stays.
      calls.renameSync(backup, target);
      throw new ChangedMeanwhile(target);
    } finally {
      if (backup !== undefined) remove(backup);
    }
  };

  return {
    read,
    remove,
    rightsOf,
    syncFolder,
    writeDraft,

    /**
     * Puts a draft in the place of a file, or takes the file away. What the file holds is compared with `expected`
     * before and after, so that whoever saves into it meanwhile is not overwritten. What remains: a program that
     * replaces the file by renaming between our last look and our own rename, some microseconds, and one
     * that has opened the file before and writes into it later.
     * @throws ChangedMeanwhile where it holds something else
     */
    swap: (
      target: string,
      draft: string | undefined,
      { id, expected }: { id: string; expected: Hash },
    ) => {
      if (expected !== null) return replace(target, draft, { id, expected });
      if (draft === undefined) return;
      try {
        calls.linkSync(draft, target);
        calls.unlinkSync(draft);
      } catch (error) {
        if (errorCode(error) === 'EEXIST') throw new ChangedMeanwhile(target);
        if (!withoutLinks.includes(errorCode(error) ?? '')) throw error;
        if (read(target) !== undefined) throw new ChangedMeanwhile(target);
        calls.renameSync(draft, target);
      }
    },

    /** Drafts of this id in a folder, left there by a process that was killed. */
    leftovers: (folder: string, id: string): string[] =>
      (unlessMissingNow(() => calls.readdirSync(folder)) ?? [])
        .filter((name) => name.endsWith(`.${id}.draft`) || name.endsWith(`.${id}.before.draft`))
        .map((name) => join(folder, name)),

    /** Adds a text to a file, durably; all of it or, where that fails, none. Cuts the file to `length` first. */
    append: (path: string, text: string, length: number) => {
      const handle = calls.openSync(path, 'r+');
      try {
        if (calls.fstatSync(handle).size !== length) calls.ftruncateSync(handle, length);
        const bytes = Buffer.from(text);
        try {
          for (let at = 0; at < bytes.length;) {
            at += calls.writeSync(handle, bytes, at, bytes.length - at, length + at);
          }
          calls.fsyncSync(handle);
        } catch (error) {
          calls.ftruncateSync(handle, length);
          throw error;
        }
      } finally {
        calls.closeSync(handle);
      }
    },

    /** Makes or replaces a file of the store's own, atomically and durably. */
    write: (path: string, content: Content) => {
      const draft = writeDraft(path, content, { id: 'new', rights: { mode: 0o600 } });
      calls.renameSync(draft, path);
      syncFolder(dirname(path));
    },
  };
};

export type Disk = ReturnType<typeof createDisk>;
