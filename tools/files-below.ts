import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The files below a folder, from it, with slashes, in order. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, '/').length))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
