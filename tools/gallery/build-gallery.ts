import { join } from 'node:path';
import { build } from 'vite';

/** Where the built gallery stands, below the project's root: beside the site, never in it. */
export const galleryFolder = 'dist/gallery';

/**
 * Builds the gallery for the tests. React's development build is in it: what React warns of on the
 * console is among what they look for.
 */
export const buildGallery = (root: string) => {
  process.env.NODE_ENV = 'development';
  return build({
    root,
    mode: 'development',
    configLoader: 'runner',
    logLevel: 'warn',
    build: {
      outDir: join(root, galleryFolder),
      minify: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: {
        input: ['frame', 'gallery'].map((name) => join(root, `src/gallery/entry-${name}.tsx`)),
        output: { entryFileNames: '[name].js' },
      },
    },
  });
};
