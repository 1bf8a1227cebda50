import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createFileNames, isInTheMaking, writeDurably } from '../store/durable-file';

const newName = createFileNames();
const begun = /^\.export-(.+)\.part$/;

/** Leftovers of a killed command hold visitors' data. */
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
export const writeExport = async (
  folder: string,
  name: string,
  text: AsyncIterable<string>,
): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await sweep(folder);
  const target = path.join(folder, name);
  const temporary = path.join(folder, `.export-${newName()}.part`);
  await writeDurably(target, text, { temporary, mode: 'replace' });
  return target;
};
