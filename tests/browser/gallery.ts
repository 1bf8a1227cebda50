import type { Page } from '@playwright/test';
import { serveGallery } from '../../tools/gallery/serve-gallery';
import { buildSites, gallery } from '../build-sites/build-sites';
import siteConfig from '../sites/agency/config/site';
import { withinEnvironment } from '../within-environment';
import { expect, test as base } from './share';

/** The gallery built for the tests, one server per worker. */

const startGallery = async (port: number) => {
  buildSites(gallery);
  const server = await withinEnvironment({}, () => serveGallery(port, siteConfig));
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
