import { randomUUID } from 'node:crypto';
import {
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file in one step: whoever reads it finds what it said before or what it says now, whoever else
 * writes it and whenever this process is killed. It keeps its rights, and a link leads where it led.
 */
export const writeWhole = (file: string, text: string) => {
  const target = existsSync(file) ? realpathSync(file) : file;
  const draft = join(dirname(target), `.${basename(target)}.${randomUUID()}.draft`);
  try {
    writeFileSync(draft, text, existsSync(target) ? { mode: statSync(target).mode } : {});
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
};

/** Writes a file unless it says that already: nothing that watches it is woken for nothing. */
export const writeIfNew = (file: string, text: string) => {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text);
};
