import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { loadSharp } from '../../packages/site-files';
import { themeNames, thumbnailSize } from '../../src/schema/theme-names';
import { buildGallery } from '../build/build-gallery';
import { serveGallery } from '../gallery/serve-gallery';
import { reportAndExit } from '../report-and-exit';
import { browserFlags, findTestBrowser } from '../setup/find-browser';

/** `npm run thumbnails`: the first screen of each theme to start from, for the gallery and the editor. */
const root = process.cwd();
const folder = join(root, 'src/gallery/thumbnails');

/** A window of a laptop is so many times as wide and as high as a thumbnail. */
const scale = 2.6;

const take = async (browser: Browser, address: string) => {
  const context = await browser.newContext({
    viewport: {
      width: Math.round(thumbnailSize.width * scale),
      height: Math.round(thumbnailSize.height * scale),
    },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('html[data-shown]').waitFor();
  await page.locator('main h1').waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(seen.map((image) => image.decode()));
    // Two frames: letters that have just come are drawn.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const bytes = await page.screenshot();
  await context.close();
  return bytes;
};

try {
  await buildGallery(root);
  const port = Number(process.env.PORT ?? 4998);
  const server = await serveGallery(port, { language: 'en', direction: 'ltr' });
  const browser = await chromium.launch({ executablePath: findTestBrowser(), args: browserFlags });
  const sharp = await loadSharp();
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(themeNames)) {
    const at = `http://localhost:${port}/__gallery/frame#/themes/${name}/opening`;
    const bytes = await sharp(await take(browser, at))
      .resize(thumbnailSize)
      .avif({ quality: 50, effort: 6 })
      .toBuffer();
    writeFileSync(join(folder, `${name}.avif`), bytes);
  }
  await browser.close();
  await server.close();
} catch (error) {
  reportAndExit(error);
}
