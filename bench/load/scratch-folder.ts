import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** In the project: the system's temporary folder may be in memory. */
const parent = join(import.meta.dirname, 'dist');

/** A new folder; `remove()` it unless somebody must inspect it. */
export const scratchFolder = () => {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'data-'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
};
