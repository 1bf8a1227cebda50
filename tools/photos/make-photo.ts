import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PhotoFormat } from './photo-files';

/** In files of other qualities than these, the name of the folder changes. */
const cache = 'node_modules/.cache/photos-1';

/** What nobody tells from the original at the size of a screen. */
const encode: Record<PhotoFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 78, effort: 4 }),
};

type Wanted = { source: Buffer; hash: string; width: number; format: PhotoFormat };

/**
 * The photograph `source`, upright and without what a camera notes of place and owner. What was made
 * once below `root` is kept there by the hash of its source: AVIF takes seconds.
 */
export const makePhoto = async (
  root: string,
  { source, hash, width, format }: Wanted,
): Promise<Buffer> => {
  const folder = join(root, cache);
  const kept = join(folder, `${hash}-${width}.${format}`);
  try {
    return await readFile(kept);
  } catch {
    const image = sharp(source).autoOrient().resize({ width, withoutEnlargement: true });
    const made = await encode[format](image).toBuffer();
    await mkdir(folder, { recursive: true });
    // In one step: whoever builds at the same time finds it whole or not at all.
    const draft = `${kept}.${process.pid}`;
    await writeFile(draft, made);
    await rename(draft, kept);
    return made;
  }
};
