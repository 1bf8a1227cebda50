import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { escapeHtml } from '../../src/head/escape-html';

/** The folder of the built gallery, below the project's root: beside the site, never in it. */
export const galleryFolder = 'dist/gallery';

/** Neutral, whatever the theme of the site. */
const colors = { ground: '#dcdfe3', shape: '#8d949d', light: '#fff', ink: '#24282e' };

/** Shown for a picture of an example that public/ lacks: it takes any shape the example gives it. */
const pictureStandIn = (file: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" preserveAspectRatio="xMidYMid slice">
  <rect width="320" height="240" fill="${colors.ground}"/>
  <path d="M0 208 96 112l56 56 40-40 128 96v16H0Z" fill="${colors.shape}"/>
  <circle cx="232" cy="80" r="24" fill="${colors.light}"/>
  <text x="160" y="32" fill="${colors.ink}" font-family="sans-serif" font-size="12" text-anchor="middle">${escapeHtml(file)}</text>
</svg>
`;

/** An HTML page of the gallery: `script` is the address of its module. */
export const galleryPage = (script: string): string => `<!doctype html>
<html lang="%LANGUAGE%" dir="%DIRECTION%">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <!-- Dark from the start where dark is asked for, before there is any style. -->
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="${script}"></script>
  </body>
</html>
`;

const base = '/__gallery';

const pathOf = (address: string | undefined) =>
  new URL(address ?? '/', 'http://localhost').pathname;

/** The stand-in for a file of an example, by file extension. */
const standInFor = (pathname: string) => {
  if (/\.(svg|png|jpe?g|webp|avif)$/i.test(pathname))
    return { type: 'image/svg+xml', content: pictureStandIn(pathname) };
  // A browser loads captions before anyone starts the video.
  if (pathname.endsWith('.vtt')) return { type: 'text/vtt', content: 'WEBVTT\n' };
  return undefined;
};

const isRequestedByFrame = ({ headers }: IncomingMessage) =>
  pathOf(headers.referer) === `${base}/frame`;

type GallerySource = {
  /** The HTML in which the module `entry` of src/gallery runs. */
  pageOf: (entry: 'entry-frame' | 'entry-gallery', pathname: string) => Promise<string>;
  isFile: (pathname: string) => boolean;
};

/** Serves /__gallery/, and stand-ins for missing pictures and captions of examples. */
export const galleryMiddleware =
  ({ pageOf, isFile }: GallerySource): Connect.NextHandleFunction =>
  (request, response, next) => {
    const pathname = pathOf(request.url);
    if (pathname === base) {
      response.writeHead(302, { location: `${base}/` });
      return response.end();
    }
    if (pathname.startsWith(`${base}/`)) {
      const entry = pathname === `${base}/frame` ? 'entry-frame' : 'entry-gallery';
      pageOf(entry, pathname).then((html) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(html);
      }, next);
      return;
    }
    const standIn = standInFor(pathname);
    if (!standIn || !isRequestedByFrame(request) || isFile(pathname)) return next();
    response.setHeader('content-type', standIn.type);
    response.end(standIn.content);
  };

/**
 * Every section kind, field kind, rule kind, scene and look of the layout at /__gallery/, only on the dev server: not
 * part of the site's build.
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
    logger.info(`  Every section, field, rule, scene, header and footer is at /__gallery/`);
  },
});
