import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { preview, type Plugin } from 'vite';
import { ownStyles } from '../own-styles';
import { galleryFolder, galleryMiddleware, galleryPage } from './gallery-plugin';

export type GalleryWords = { language: string; direction: string };

const pages = ({ language, direction }: GalleryWords): Plugin => ({
  name: 'built-gallery',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(
      galleryMiddleware({
        pageOf: (entry) =>
          Promise.resolve(
            galleryPage(`/${entry}.js`)
              .replace('%LANGUAGE%', language)
              .replace('%DIRECTION%', direction),
          ),
        isFile: (pathname) => existsSync(join(galleryFolder, pathname)),
      }),
    );
  },
});

/** Serves the gallery that tools/build/build-gallery.ts has built, on a port of this machine. */
export const serveGallery = (port: number, words: GalleryWords) =>
  preview({
    configFile: false,
    css: ownStyles,
    logLevel: 'warn',
    appType: 'mpa',
    plugins: [pages(words)],
    build: { outDir: galleryFolder },
    preview: { host: 'localhost', port, strictPort: true },
  });
