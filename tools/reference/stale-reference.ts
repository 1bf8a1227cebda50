import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceFiles } from './reference-files';

/** The files of the reference in `root` that say something else than its schemas and examples. */
export const staleReference = (root: string): string[] =>
  Object.entries(referenceFiles(root))
    .filter(([name, text]) => {
      const file = join(root, name);
      return !existsSync(file) || readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== text;
    })
    .map(([name]) => name);
