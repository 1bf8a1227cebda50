import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, relative, resolve } from 'node:path';
import compression from 'compression';
import type { Connect, Plugin } from 'vite';
import { normalPath } from '../../src/contract/normal-path';
import type { RoutesDefinition } from '../../src/contract/routes';
import { resolveRoute } from '../../src/site/resolve-route';
import { readConfigValue } from '../check/read/read-config-value';
import { pageFile } from '../prerender/page-file';
import { hostHeaders } from './host-headers';

/** The address of every built file, as /assets/index-1a2b.js. */
const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .map((path) => `/${path.replaceAll('\\', '/')}`),
  );

/**
 * The path as files are called; undefined for what nobody can have meant: an escape that is none, or a
 * NUL. A slash that is escaped is no slash, here as at the host.
 */
const decode = (pathname: string) => {
  try {
    const decoded = decodeURIComponent(normalPath(pathname));
    return decoded.includes('\0') || /%2f/i.test(pathname) ? undefined : decoded;
  } catch {
    return undefined;
  }
};

const setAll = (response: ServerResponse, headers: Record<string, string>) =>
  Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));

/** The one address of the page in a file: the host has no other (`cleanUrls`). */
const cleanPath = (file: string) => file.replace(/(?:\/index)?\.html$/, '') || '/';

/**
 * Serves the built pages of the site in a folder as the host does: compressed, with its headers, paths in any case. Whatever
 * else is asked for, in whatever way, gets 404.html with status 404. What was asked for is compared
 * with what there is and goes nowhere else: not into a path on the disk, nor into an address.
 */
export const servePages = (site: string): Plugin => ({
  name: 'serve-pages',
  configurePreviewServer: (server) => {
    const { root, build } = server.config;
    const folder = resolve(root, build.outDir);
    const files = filesIn(folder);
    const headersOf = hostHeaders(site);
    const routes = readConfigValue(site, 'config/routes.ts') as RoutesDefinition;
    server.middlewares.use(compression() as unknown as Connect.NextHandleFunction);
    server.middlewares.use((request, response, next) => {
      const [asked = '', ...rest] = (request.url ?? '').split('?');
      const search = rest.length > 0 ? `?${rest.join('?')}` : '';
      const reads = request.method === 'GET' || request.method === 'HEAD';
      const pathname = reads ? decode(asked) : undefined;
      if (pathname?.endsWith('/index') && files.has(`${pathname}.html`)) {
        setAll(response, headersOf(pathname));
        response.writeHead(301, { location: encodeURI(cleanPath(`${pathname}.html`)) + search });
        return response.end();
      }
      if (pathname !== undefined && files.has(pathname)) {
        setAll(response, headersOf(pathname));
        request.url = encodeURI(pathname) + search;
        if (!pathname.endsWith('.html')) return next();
        response.writeHead(301, { location: encodeURI(cleanPath(pathname)) + search });
        return response.end();
      }
      const route = reads && asked.startsWith('/') ? resolveRoute(routes, asked) : undefined;
      if (route?.matched) {
        setAll(response, headersOf(asked));
        request.url = `/${pageFile(route.path)}${search}`;
        return next();
      }
      setAll(response, headersOf('/404.html'));
      readFile(join(folder, '404.html')).then((page) => {
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(request.method === 'HEAD' ? undefined : page);
      }, next);
    });
  },
});
