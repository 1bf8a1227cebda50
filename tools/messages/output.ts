import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { errorCode } from '../error-code';
import { createFileNames, isInTheMaking, writeDurably } from '../local-firebase/store/durable-file';
import { visibleText } from '../visible-text';

/** The reader of the output is gone, as `head` is when it has enough. */
export class ReaderGone extends Error {
  override readonly name = 'ReaderGone';
}

/**
 * Prints lines, no faster than they are read, safe for the terminal. Without a reader, a command that
 * only reads ends by a ReaderGone; others finish their work.
 */
export const createTerminal = (
  output: Writable,
  { isForReading }: { isForReading: boolean },
): ((text: string) => Promise<void>) => {
  let failure: Error | undefined;
  output.on('error', (error) => {
    failure = error;
  });
  return async (text) => {
    if (!failure && !output.write(`${visibleText(text)}\n`) && !output.destroyed) {
      // `once` rejects with the error that the listener above has stored.
      await once(output, 'drain').catch(() => undefined);
    }
    if (!failure) return;
    if (errorCode(failure) !== 'EPIPE') throw failure;
    if (isForReading) throw new ReaderGone();
  };
};

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
