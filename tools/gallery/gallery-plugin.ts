import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { galleryPage } from './gallery-page';
import { pictureStandIn } from './picture-stand-in';

const base = '/__gallery';

const pathOf = (address: string | undefined) =>
  new URL(address ?? '/', 'http://localhost').pathname;

const isPicture = (pathname: string) => /\.(svg|png|jpe?g|webp|avif)$/i.test(pathname);

const isAskedByFrame = ({ headers }: IncomingMessage) =>
  pathOf(headers.referer) === `${base}/frame`;

/**
 * Every section kind, field kind, rule kind and scene at /__gallery/, on the dev server alone: the
 * build knows nothing of it.
 */
export const galleryPlugin = (): Plugin => ({
  name: 'gallery',
  apply: 'serve',
  configureServer: (server) => {
    const { root, publicDir, logger } = server.config;
    const isFile = (pathname: string) =>
      [publicDir, root].some((folder) => existsSync(join(folder, pathname)));
    server.middlewares.use((request, response, next) => {
      const pathname = pathOf(request.url);
      if (pathname === base) {
        response.writeHead(302, { location: `${base}/` });
        return response.end();
      }
      if (pathname.startsWith(`${base}/`)) {
        const entry = pathname === `${base}/frame` ? 'entry-frame.tsx' : 'entry-gallery.tsx';
        server.transformIndexHtml(pathname, galleryPage(entry)).then((html) => {
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(html);
        }, next);
        return;
      }
      if (isPicture(pathname) && isAskedByFrame(request) && !isFile(pathname)) {
        response.setHeader('content-type', 'image/svg+xml');
        return response.end(pictureStandIn(pathname));
      }
      next();
    });
    logger.info(`  Every section, field, rule and scene is at ${base}/`);
  },
});
