import { randomUUID } from 'node:crypto';
import { lstatSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

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

/** Writes a file only if it changes: no watcher is triggered for nothing. */
export const writeIfNew = (file: string, text: string) => {
  if (!statOf(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text);
};

/**
 * Writes a new file of the built site. Rejects where one exists: a page and a file of public/, or two
 * pages, would overwrite each other. The check reports it first.
 */
export const writeNew = async (path: string, content: string): Promise<void> => {
  try {
    await writeFile(path, content, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`The build would overwrite ${path}, which already exists.`);
  }
};
