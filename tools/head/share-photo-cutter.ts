import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { shareImageSize } from '../../src/head/head-tags';
import { hashOf, cached } from '../cache';

const quality = 82;

/**
 * Cuts photographs of posts, which stand in `folder` already, to the shape of link previews, into
 * `folder`/og: as JPEG, which whoever shows such previews can read. A path changes with what is shown.
 */
export const sharePhotoCutter =
  (folder: string, root: string) =>
  async (page: string, file: string): Promise<string> => {
    const bytes = await readFile(join(folder, file));
    const { width, height } = shareImageSize;
    const jpeg = await cached(root, {
      kind: 'share-photos-1',
      name: hashOf(bytes, JSON.stringify({ width, height, quality })),
      make: () =>
        sharp(bytes)
          .rotate()
          .resize(width, height, { fit: 'cover' })
          .flatten({ background: 'white' })
          .jpeg({ quality, mozjpeg: true })
          .toBuffer(),
    });
    const hash = createHash('sha256').update(jpeg).digest('hex').slice(0, 8);
    const path = `/og/${page}-${hash}.jpg`;
    await mkdir(join(folder, 'og'), { recursive: true });
    await writeFile(join(folder, path), jpeg);
    return path;
  };
