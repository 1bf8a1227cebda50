import type { IncomingMessage } from 'node:http';
import type { Connect } from 'vite';
import { pictureStandIn } from './picture-stand-in';

const base = '/__gallery';

const pathOf = (address: string | undefined) =>
  new URL(address ?? '/', 'http://localhost').pathname;

const isPicture = (pathname: string) => /\.(svg|png|jpe?g|webp|avif)$/i.test(pathname);

const isAskedByFrame = ({ headers }: IncomingMessage) =>
  pathOf(headers.referer) === `${base}/frame`;

type GallerySource = {
  /** The HTML in which the module `entry` of src/gallery runs. */
  pageOf: (entry: 'entry-frame' | 'entry-gallery', pathname: string) => Promise<string>;
  isFile: (pathname: string) => boolean;
};

/** Answers for /__gallery/, and for pictures that an example names and nobody has. */
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
    if (isPicture(pathname) && isAskedByFrame(request) && !isFile(pathname)) {
      response.setHeader('content-type', 'image/svg+xml');
      return response.end(pictureStandIn(pathname));
    }
    next();
  };
