import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { preview, type Plugin } from 'vite';
import { galleryFolder, galleryMiddleware, galleryPage } from '../../tools/gallery/gallery-plugin';
import { buildSites, gallery } from '../build-sites/build-sites';
import siteConfig from '../sites/agency/config/site';
import { withinEnvironment } from '../within-environment';
import { expect, test as base } from './share';

/** The gallery built for the tests, one server per worker. */

const pages = (): Plugin => ({
  name: 'built-gallery',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use(
      galleryMiddleware({
        pageOf: (entry) =>
          Promise.resolve(
            galleryPage(`/${entry}.js`)
              .replace('%LANGUAGE%', siteConfig.language)
              .replace('%DIRECTION%', siteConfig.direction),
          ),
        isFile: (pathname) => existsSync(join(galleryFolder, pathname)),
      }),
    );
  },
});

const startGallery = async (port: number) => {
  buildSites(gallery);
  const server = await withinEnvironment({}, () =>
    preview({
      configFile: false,
      logLevel: 'warn',
      appType: 'mpa',
      plugins: [pages()],
      build: { outDir: galleryFolder },
      preview: { host: 'localhost', port, strictPort: true },
    }),
  );
  return { thing: `http://localhost:${port}`, stop: () => server.close() };
};

export const test = base.extend<{ galleryOrigin: string }>({
  galleryOrigin: async ({ share }, use) => {
    await use(await share('gallery', startGallery));
  },
  baseURL: async ({ galleryOrigin }, use) => {
    await use(galleryOrigin);
  },
  /** Fetches no page of other sites, such as the map. */
  page: async ({ page, galleryOrigin }, use) => {
    await page.route(
      ({ origin }) => origin !== galleryOrigin,
      (route) => route.fulfill({ contentType: 'text/html', body: '' }),
    );
    await use(page);
  },
});

export const openGallery = (page: Page, path = '') => page.goto(`/__gallery/${path}`);

/** Shows a single example, in the language of `words` if any; the next one in the same needs no page load. */
export const show = async (page: Page, id: string, words = '') => {
  await openGallery(page, `frame${words && `?words=${words}`}#/${id}`);
  await expect(page.locator(`html[data-shown="${id}"]`)).toBeAttached();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** For tests that do not look into the frames: each is a document with all of the site's script. */
export const leaveOutFrames = (page: Page) =>
  page.route('**/__gallery/frame', (route) => route.fulfill({ body: '' }));

/** For tests that need no frames at all: none ever comes near. */
export const neverReachFrames = (page: Page) =>
  page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
