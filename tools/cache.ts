import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A name for what is made of these, and of nothing else. */
export const hashOf = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  // With how long each is: `ab`, `c` is not `a`, `bc`.
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest('hex');
};

const write = async (folder: string, { name, made }: { name: string; made: Buffer }) => {
  await mkdir(folder, { recursive: true });
  // In one step, each from a draft of its own: whoever makes it at the same time, here or in another process,
  // finds it whole or not at all.
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
  /** The folder of things of one kind. What is made otherwise than before goes to another one. */
  kind: string;
  /** With a hash of all that it is made of. */
  name: string;
  make: () => Promise<Buffer>;
};

/** What was made once below `root` is kept in node_modules/.cache, also for copies that share the packages. */
export const cached = async (root: string, { kind, name, make }: Wanted): Promise<Buffer> => {
  const folder = join(root, 'node_modules/.cache', kind);
  try {
    return await readFile(join(folder, name));
  } catch {
    const made = await make();
    // Where nothing can be kept it is made again.
    await write(folder, { name, made }).catch(() => undefined);
    return made;
  }
};
