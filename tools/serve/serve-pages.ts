import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, normalize } from 'node:path';
import compression from 'compression';
import type { Connect, Plugin } from 'vite';
import type { RoutesDefinition } from '../../src/contract/routes';
import { resolveRoute } from '../../src/site/resolve-route';
import { readConfigValue } from '../check/read/read-config-value';
import { pageFile } from '../prerender/page-file';
import { hostHeaders } from './host-headers';

const isFile = (folder: string, pathname: string) => {
  const file = join(folder, normalize(pathname));
  return existsSync(file) && statSync(file).isFile();
};

const wantsPage = (accept: string | undefined) => accept?.includes('text/html') ?? false;

const decode = (pathname: string) => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

const setAll = (response: ServerResponse, headers: Record<string, string>) =>
  Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));

/** The one address of a page whose file was asked for: the host has no other (`cleanUrls`). */
const cleanPath = (pathname: string) => pathname.replace(/(?:\/index)?\.html$/, '') || '/';

/**
 * Serves the built pages as the host does: compressed, with its headers, paths in any case; a path
 * that no page has shows 404.html with status 404.
 */
export const servePages = (): Plugin => ({
  name: 'serve-pages',
  configurePreviewServer: (server) => {
    const { root, build } = server.config;
    const folder = join(root, build.outDir);
    const headersOf = hostHeaders(root);
    const routes = readConfigValue(root, 'config/routes.ts') as RoutesDefinition;
    server.middlewares.use(compression() as unknown as Connect.NextHandleFunction);
    server.middlewares.use((request, response, next) => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      const pathname = decode(url.pathname);
      if (isFile(folder, pathname)) {
        setAll(response, headersOf(pathname));
        if (!pathname.endsWith('.html')) return next();
        response.writeHead(301, { location: cleanPath(pathname) + url.search });
        return response.end();
      }
      const { path, matched } = resolveRoute(routes, pathname);
      if (matched) {
        setAll(response, headersOf(pathname));
        request.url = `/${pageFile(path)}${url.search}`;
        return next();
      }
      setAll(response, headersOf('/404.html'));
      if (!wantsPage(request.headers.accept)) return next();
      readFile(join(folder, '404.html')).then((page) => {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(request.method === 'HEAD' ? undefined : page);
      }, next);
    });
  },
});
