import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedProject } from '../check-project';
import type { Problem } from '../problem';
import { fixConfig } from './fix-config';

/** Whether the bytes of the file are those of this text: writing it back then changes nothing else. */
const isText = (path: string, text: string) => readFileSync(path).equals(Buffer.from(text));

/** Mends in the files below `root` what is certain, and says what it was. */
export const fixProject = (root: string, { sources, check }: CheckedProject): Problem[] => {
  const writable = (file: string) => isText(join(root, file), sources[file] ?? '');
  const { sources: repaired, fixed } = fixConfig(sources, check);
  const changed = Object.keys(repaired)
    .filter((file) => repaired[file] !== sources[file])
    .filter(writable);
  changed.forEach((file) => writeFileSync(join(root, file), repaired[file] ?? ''));
  return fixed.filter(({ file }) => changed.includes(file));
};
