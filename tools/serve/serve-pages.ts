import { readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, relative, resolve } from 'node:path';
import compression from 'compression';
import type { Connect, Plugin } from 'vite';
import type { RoutesDefinition } from '../../src/contract/routes';
import { resolveRoute } from '../../src/site/resolve-route';
import { readConfigValue } from '../check/read/read-config-value';
import { pageFile } from '../prerender/page-file';
import { hostHeaders } from './host-headers';
import { plainErrors } from './plain-errors';
import { settleRange } from './settle-range';

/** The address of every built file, as /assets/index-1a2b.js. */
const filesIn = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .map((path) => `/${path.replaceAll('\\', '/')}`),
  );

/** Undefined for what nobody can have meant: an escape that is none, or a NUL. */
const decode = (pathname: string) => {
  try {
    const decoded = decodeURIComponent(pathname);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
};

const setAll = (response: ServerResponse, headers: Record<string, string>) =>
  Object.entries(headers).forEach(([name, value]) => response.setHeader(name, value));

/** The one address of the page in a file: the host has no other (`cleanUrls`). */
const cleanPath = (file: string) => file.replace(/(?:\/index)?\.html$/, '') || '/';

type Serving = { folder: string; headersOf: (path: string) => Record<string, string> };

/** What there is not, as the host says it. */
const sendMissing =
  ({ folder, headersOf }: Serving): Connect.NextHandleFunction =>
  (request, response, next) => {
    setAll(response, headersOf('/404.html'));
    readFile(join(folder, '404.html')).then((page) => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : page);
    }, next);
  };

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
    const missing = sendMissing({ folder, headersOf });
    server.middlewares.use(plainErrors);
    server.middlewares.use(compression() as unknown as Connect.NextHandleFunction);
    server.middlewares.use((request, response, next) => {
      const [asked = '', ...rest] = (request.url ?? '').split('?');
      const search = rest.length > 0 ? `?${rest.join('?')}` : '';
      const reads = request.method === 'GET' || request.method === 'HEAD';
      const pathname = reads ? decode(asked) : undefined;
      if (pathname !== undefined && files.has(pathname)) {
        setAll(response, headersOf(pathname));
        request.url = encodeURI(pathname) + search;
        if (pathname.endsWith('.html')) {
          response.writeHead(301, { location: encodeURI(cleanPath(pathname)) + search });
          response.end();
          return;
        }
        stat(join(folder, pathname)).then(
          (stats) => settleRange({ request, response, next }, stats),
          () => missing(request, response, next),
        );
        return;
      }
      const route = pathname?.startsWith('/') ? resolveRoute(routes, pathname) : undefined;
      if (pathname === undefined || !route?.matched) return missing(request, response, next);
      setAll(response, headersOf(pathname));
      request.url = `/${pageFile(route.path)}${search}`;
      // A page is small, and sent whole.
      delete request.headers.range;
      next();
    });
  },
});
