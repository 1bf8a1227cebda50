import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packagesFolder } from './roots';

/** A name for what is made of these parts only. */
export const hashOf = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  // With the length of each: `ab`, `c` is not `a`, `bc`.
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex');
};

const write = async (folder: string, { name, made }: { name: string; made: Buffer }) => {
  await mkdir(folder, { recursive: true });
  // Atomic, each from a draft of its own: others who make it at the same time, here or in another
  // process, find it whole or not at all.
  const draft = join(folder, `${name}.${randomUUID()}`);
  try {
    await writeFile(draft, made);
    await rename(draft, join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
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
    // Without a writable cache it is made again.
    await write(folder, { name, made }).catch(() => undefined);
    return made;
  }
};
