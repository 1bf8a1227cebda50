import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createFileNames, isInTheMaking, syncFolder } from '../local-firebase/store/durable-file';

const newName = createFileNames();
const begun = /^\.export-(.+)\.part$/;

/** What a command that was killed left behind holds what visitors sent. */
const sweep = async (folder: string) => {
  for (const name of await readdir(folder)) {
    const [, maker] = begun.exec(name) ?? [];
    if (maker !== undefined && !isInTheMaking(maker)) await rm(path.join(folder, name));
  }
};

/**
 * Writes a file as its text comes, under another name until all of it is on the disk: whatever goes
 * wrong, what has the name is whole. For the owner's eyes only.
 * @returns its path
 */
export const writeWhole = async (
  folder: string,
  name: string,
  text: AsyncIterable<string>,
): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweep(folder);
  const target = path.join(folder, name);
  const temporary = path.join(folder, `.export-${newName()}.part`);
  try {
    const file = await open(temporary, 'wx', 0o600);
    try {
      for await (const piece of text) await file.appendFile(piece);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
    await syncFolder(folder);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  return target;
};
