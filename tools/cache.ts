import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../packages/files';
import { packagesFolder } from './roots';

/** A name for what is made of these parts only. */
export const hashOf = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  // With the length of each: `ab`, `c` is not `a`, `bc`.
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex');
};

type Wanted = {
  /** The folder of one kind of things. A change in how they are made needs another one. */
  kind: string;
  /** With a hash of everything it is made of. */
  name: string;
  make: () => Promise<Buffer>;
};

/** Where the engine in `root` caches one kind of things: beside the packages, also for copies that share them. */
export const cacheFolder = (root: string, kind: string) =>
  join(packagesFolder(root), '.cache', kind);

/** Caches what was made by the engine in `root`. */
export const cached = async (root: string, { kind, name, make }: Wanted): Promise<Buffer> => {
  const folder = cacheFolder(root, kind);
  try {
    return await readFile(join(folder, name));
  } catch {
    const made = await make();
    try {
      mkdirSync(folder, { recursive: true });
      writeWhole(join(folder, name), made);
    } catch {
      // Without a writable cache it is made again.
    }
    return made;
  }
};
