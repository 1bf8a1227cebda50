import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The addresses of all files in public/ below `root`, as /prices.pdf. */
export const filesIn = (root: string): string[] => {
  const folder = join(root, 'public');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .sort();
};

/** Those of them that are pictures, as /pictures/studio.webp. */
export const picturesIn = (root: string): string[] =>
  filesIn(root).filter((name) => /\.(?:svg|png|jpe?g|webp|avif)$/i.test(name));

/** Those of them that are videos and captions. */
export const mediaIn = (root: string): string[] =>
  filesIn(root).filter((name) => /\.(?:mp4|webm|vtt)$/i.test(name));
