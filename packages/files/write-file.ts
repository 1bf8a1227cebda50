import { randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorCode } from './error-code';

const statOf = (file: string) => {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? found : undefined;
};

/**
 * Writes a file atomically: readers find the old content or the new, whoever else writes it and
 * whenever this process is killed. It keeps its permissions. A link is replaced by the file: its
 * target, perhaps outside the project, stays as it is.
 */
export const writeWhole = (file: string, text: string | Uint8Array) => {
  const before = statOf(file);
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}.draft`);
  try {
    writeFileSync(draft, text, before && { mode: before.mode });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
};

/**
 * Writes a new file atomically, and never over another one, which may have come meanwhile: false, and nothing
 * is written, where there is one.
 */
export const writeWholeNew = (file: string, content: Uint8Array): boolean => {
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}.draft`);
  try {
    writeFileSync(draft, content);
    // A rename would replace the other one.
    linkSync(draft, file);
    return true;
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (code === 'EEXIST') return false;
    // Some disks have no second names for files.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code)) throw error;
    if (existsSync(file)) return false;
    renameSync(draft, file);
    return true;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Writes a file only if it changes: no watcher is triggered for nothing. */
export const writeIfNew = (file: string, text: string) => {
  if (!statOf(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text);
};
