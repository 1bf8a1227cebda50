import { lstatSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const says = (file: string, text: string) =>
  lstatSync(file, { throwIfNoEntry: false })?.isFile() === true &&
  readFileSync(file, 'utf8') === text;

/**
 * Writes a file unless it says that already: nothing that watches it is woken for nothing. A link gives
 * way to the file; what it leads to stays as it is.
 */
export const writeIfNew = (file: string, text: string) => {
  if (says(file, text)) return;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
};
