import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** When one of the files of a folder was last written; undefined where there is none. */
export const lastWritten = (folder: string): Date | undefined => {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const times = names.map((name) => statSync(join(folder, name)).mtimeMs);
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
};
