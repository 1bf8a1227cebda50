import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { galleryMiddleware } from './gallery-middleware';
import { galleryPage } from './gallery-page';

/**
 * Every section kind, field kind, rule kind and scene at /__gallery/, on the dev server alone: the
 * site's build knows nothing of it.
 */
export const galleryPlugin = (): Plugin => ({
  name: 'gallery',
  apply: 'serve',
  configureServer: (server) => {
    const { root, publicDir, logger } = server.config;
    server.middlewares.use(
      galleryMiddleware({
        pageOf: (entry, pathname) =>
          server.transformIndexHtml(pathname, galleryPage(`/src/gallery/${entry}.tsx`)),
        isFile: (pathname) =>
          [publicDir, root].some((folder) => existsSync(join(folder, pathname))),
      }),
    );
    logger.info(`  Every section, field, rule and scene is at /__gallery/`);
  },
});
