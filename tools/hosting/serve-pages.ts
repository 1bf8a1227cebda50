import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import send from 'send';
import type { Plugin } from 'vite';
import type { Middleware } from '../../packages/http';
import { notFoundFile, pageFile } from '../../packages/resolved-site/built-files';
import { normalPath } from '../../src/schema/normal-path';
import { resolveRoute } from '../../src/site/resolve-route';
import { chainMiddlewares } from '../http/chain-middlewares';
import { keepPage, plainErrors, sendError } from '../http/plain-errors';
import { settleRange } from '../http/settle-range';
import { openServedBuilds, type ServedBuild, type ServedBuilds } from './served-builds';

/**
 * The path as a file name; undefined for an invalid escape or a NUL. An escaped slash is not a slash,
 * here as on the host.
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

type Exchange = { request: IncomingMessage; response: ServerResponse };

/**
 * Sends an existing file. The builds may have been removed: that is reported, and the server keeps
 * running.
 */
const sendFile = (
  { request, response }: Exchange,
  { build, path }: { build: ServedBuild; path: string },
) => {
  send(request, encodeURI(path), {
    root: build.folder,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
  })
    .on('error', ({ status }: { status?: number }) => {
      // The request's precondition fails, or there is no such range.
      if (status === 412 || status === 416) return sendError(response, status);
      console.error(
        'What was built has been removed. Run npm run build, then load this page again.',
      );
      return sendError(response, 503);
    })
    .pipe(response);
};

const sendPart = (exchange: Exchange, file: { build: ServedBuild; path: string }) => {
  const next = () => sendFile(exchange, file);
  stat(join(file.build.folder, file.path)).then(
    (stats) => settleRange({ ...exchange, next }, stats),
    // It has been removed: reported there.
    next,
  );
};

/** 404.html of the language below whose first page the address is, or the main one. */
const unmatchedFile = ({ files }: ServedBuild, pathname: string) => {
  const own = `/${notFoundFile(`/${pathname.split('/')[1] ?? ''}`)}`;
  return files.has(own) ? own : `/${notFoundFile()}`;
};

/** Sends 404.html for any request, with its status, or that of what was removed or is closed. */
const sendNotFound = (
  { request, response }: Exchange,
  { build, status = 404 }: { build: ServedBuild; status?: number },
) => {
  const path = unmatchedFile(build, (request.url ?? '').split('?', 1)[0] ?? '');
  setAll(response, build.headersOf(cleanPath(path)));
  response.statusCode = status;
  keepPage(response);
  for (const name of [
    'range',
    'if-none-match',
    'if-modified-since',
    'if-match',
    'if-unmodified-since',
  ]) {
    delete request.headers[name];
  }
  sendFile({ request, response }, { build, path });
};

/** Answers every request by the builds: a file, a page, a redirect, or that there is none. */
const answerBy =
  (builds: ServedBuilds): Middleware =>
  (request, response) => {
    const exchange = { request, response };
    const [pathname = '', ...rest] = (request.url ?? '').split('?');
    const search = rest.length > 0 ? `?${rest.join('?')}` : '';
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const path = reads ? decode(pathname) : undefined;
    const build = builds.newest();
    // As on the host, before files and pages.
    const moved = reads && pathname.startsWith('/') ? build.movedTo(pathname + search) : undefined;
    if (moved?.location !== undefined) {
      setAll(response, build.headersOf(pathname));
      response.writeHead(moved.status, { location: moved.location });
      return response.end();
    }
    if (moved) return sendNotFound(exchange, { build, status: moved.status });
    if (path?.endsWith('/index') && build.files.has(`${path}.html`)) {
      setAll(response, build.headersOf(path));
      response.writeHead(301, { location: encodeURI(cleanPath(`${path}.html`)) + search });
      return response.end();
    }
    const owner = path === undefined ? undefined : builds.withFile(path);
    if (owner && path !== undefined) {
      setAll(response, owner.headersOf(path));
      if (!path.endsWith('.html')) return sendPart(exchange, { build: owner, path });
      response.writeHead(301, { location: encodeURI(cleanPath(path)) + search });
      return response.end();
    }
    if (build.closedFor !== undefined) {
      response.setHeader('Retry-After', build.closedFor);
      return sendNotFound(exchange, { build, status: 503 });
    }
    const route =
      reads && pathname.startsWith('/') ? resolveRoute(build.routes, pathname) : undefined;
    if (!route?.matched) return sendNotFound(exchange, { build });
    setAll(response, build.headersOf(pathname));
    // A page is small, and sent whole.
    delete request.headers.range;
    return sendFile(exchange, { build, path: `/${pageFile(route.path)}` });
  };

/**
 * Serves the built pages of the site in a folder as the host does: compressed, with its headers, paths
 * in any case. Every other request gets 404.html with status 404. Requests are only compared with the
 * existing files: they become neither a path on disk nor an address. When another build has ended, its
 * pages are shown, and the scripts of the last ones are still available.
 */
export const builtPages = (site: string): Middleware => {
  const answer = chainMiddlewares([
    plainErrors,
    compression() as unknown as Middleware,
    answerBy(openServedBuilds(site)),
  ]);
  return (request, response) => answer(request, response);
};

/** The same for Vite's own preview of a build. */
export const servePages = (site: string): Plugin => ({
  name: 'serve-pages',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(builtPages(site));
  },
});
