import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Plan } from './plan';

const formatted = async (file: string, text: string) =>
  format(text, { ...(await resolveConfig(file)), filepath: file });

/** The folders on the way to `file` that are not there yet, the outermost first. */
const missingFolders = (file: string): string[] => {
  const folder = dirname(file);
  return existsSync(folder) ? [] : [...missingFolders(folder), folder];
};

/** Writes what `plan` says below `root`. Whatever goes wrong, all is as it was before. */
export const carryOut = async (root: string, { create, change }: Plan) => {
  const undo: (() => void)[] = [];
  try {
    for (const { file, text } of create) {
      const path = join(root, file);
      const [first] = missingFolders(path);
      const written = await formatted(path, text);
      if (first) undo.push(() => rmSync(first, { recursive: true, force: true }));
      mkdirSync(dirname(path), { recursive: true });
      // Never over a file that is there.
      writeFileSync(path, written, { flag: 'wx' });
      undo.push(() => rmSync(path));
    }
    for (const { file, text } of change) {
      const path = join(root, file);
      const before = readFileSync(path);
      undo.push(() => writeFileSync(path, before));
      writeFileSync(path, text);
    }
  } catch (error) {
    undo.toReversed().forEach((step) => step());
    throw error;
  }
};
