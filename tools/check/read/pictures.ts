import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of all files in public/ below `root`, as /pictures/studio.webp. */
export const picturesIn = (root: string): string[] => {
  const folder = join(root, 'public');
  if (!existsSync(folder)) return [];
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `/${name.replaceAll('\\', '/')}`)
      // Written by the build.
      .filter((name) => name !== '/favicon.svg')
      .filter((name) => /\.(?:svg|png|jpe?g|webp|avif)$/i.test(name))
      .sort()
  );
};
