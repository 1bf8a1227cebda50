import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a file unless it says that already: nothing that watches it is woken for nothing. */
export const writeIfNew = (file: string, text: string) => {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
};
