import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** In the project: the system's own folder for such things may lie in memory. */
const parent = join(import.meta.dirname, 'dist');

/** A new folder; `remove()` it unless somebody has to look at it. */
export const scratchFolder = () => {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'data-'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};
