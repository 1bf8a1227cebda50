import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, normalize } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import type { Connect, Plugin } from 'vite';
import routes from '../../config/routes';
import { resolveRoute } from '../../src/site/resolve-route';
import { pageFile } from '../prerender/page-file';

const isFile = (folder: string, pathname: string) =>
  pathname !== '/' && existsSync(join(folder, normalize(pathname)));

const wantsPage = (accept: string | undefined) => accept?.includes('text/html') ?? false;

const decode = (pathname: string) => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/** A year, in seconds. */
const maxAge = 31_536_000;

/**
 * Serves the built pages as the host does: compressed, scripts kept for good, paths in any case; a
 * path that no page has shows 404.html with status 404.
 */
export const servePages = (): Plugin => ({
  name: 'serve-pages',
  configurePreviewServer: (server) => {
    const folder = join(server.config.root, server.config.build.outDir);
    server.middlewares.use(compression() as unknown as Connect.NextHandleFunction);
    // Their names change with what is in them.
    server.middlewares.use('/assets', sirv(join(folder, 'assets'), { maxAge, immutable: true }));
    server.middlewares.use((request, response, next) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const pathname = decode(url.pathname);
      if (isFile(folder, pathname)) return next();
      const { path, matched } = resolveRoute(routes, pathname);
      if (matched) {
        request.url = `/${pageFile(path)}${url.search}`;
        return next();
      }
      if (!wantsPage(request.headers.accept)) return next();
      readFile(join(folder, '404.html')).then((page) => {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(request.method === 'HEAD' ? undefined : page);
      }, next);
    });
  },
});
