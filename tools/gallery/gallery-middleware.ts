import type { IncomingMessage } from 'node:http';
import type { Connect } from 'vite';
import { pictureStandIn } from './picture-stand-in';

const base = '/__gallery';

const pathOf = (address: string | undefined) =>
  new URL(address ?? '/', 'http://localhost').pathname;

/** What stands in for a file that an example names, by how its name ends. */
const standInFor = (pathname: string) => {
  if (/\.(svg|png|jpe?g|webp|avif)$/i.test(pathname))
    return { type: 'image/svg+xml', content: pictureStandIn(pathname) };
  // A browser loads captions before anyone starts the video.
  if (pathname.endsWith('.vtt')) return { type: 'text/vtt', content: 'WEBVTT\n' };
  return undefined;
};

const isAskedByFrame = ({ headers }: IncomingMessage) =>
  pathOf(headers.referer) === `${base}/frame`;

type GallerySource = {
  /** The HTML in which the module `entry` of src/gallery runs. */
  pageOf: (entry: 'entry-frame' | 'entry-gallery', pathname: string) => Promise<string>;
  isFile: (pathname: string) => boolean;
};

/** Answers for /__gallery/, and for pictures and captions that an example names and nobody has. */
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
    if (!standIn || !isAskedByFrame(request) || isFile(pathname)) return next();
    response.setHeader('content-type', standIn.type);
    response.end(standIn.content);
  };
