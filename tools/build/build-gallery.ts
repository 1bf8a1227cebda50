import { join } from 'node:path';
import { build, mergeConfig, type UserConfig } from 'vite';
import { galleryFolder } from '../gallery/gallery-plugin';
import { codeAliases } from '../served-code';
import { siteFolder } from '../site-folder';
import { viteConfig } from '../vite-config';

/**
 * Builds the gallery for the tests, with React's development build: the tests look for its warnings on
 * the console.
 */
export const buildGallery = async (root: string) => {
  const mode = 'development';
  process.env.NODE_ENV = mode;
  const configFor = await viteConfig(root, siteFolder(root));
  const config: UserConfig = mergeConfig(configFor({ mode, command: 'build' }), {
    // An example may show any look.
    resolve: { alias: codeAliases({ root, runtime: 'src/site/built-runtime.ts' }) },
  });
  return build({
    ...config,
    // Of no site: an example may show whatever any site may have.
    define: {},
    mode,
    configFile: false,
    logLevel: 'warn',
    build: {
      ...config.build,
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
