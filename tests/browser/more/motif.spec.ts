import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtFolder } from '../../../packages/resolved-site/built-files';
import { drawings } from '../../../src/pictures/motifs/drawings';
import { violationsIn } from '../axe';
import { overflowOf } from '../looks';
import { motifTest as test } from '../parts-site';
import { unreadOn } from '../pixel-contrast';
import { expect, open } from '../site';

/** A site with another motif than the agency's, photographs in two colours, and lively pages. */

const { waves, arches } = drawings;
const drawn = (d = '') => `path[d="${d}"]`;
const firstWave = drawn(waves.shapes[1]?.d);

test('its motif stands where the stair stands, fits every screen, and is the only one that is built', async ({
  page,
  folder,
  watch,
}) => {
  watch.expectProblems(/404/);
  for (const path of ['/', '/Contact', '/no-such-page']) {
    await open(page, path);
    await expect(page.locator(`header ${drawn(waves.mark.line.path)}`)).toHaveCount(1);
    await expect(page.locator(`main ${firstWave}`).first()).toBeVisible();
    await expect(page.locator('.stair')).toHaveCount(0);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowOf(page), `${path} at ${width} px`).toBe(0);
    }
    expect(await violationsIn(page), path).toEqual([]);
  }

  const built = join(folder, builtFolder);
  const files = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|html|svg)$/.test(file),
  );
  const text = files.map((file) => readFileSync(join(built, file), 'utf8')).join('');
  expect(text).toContain(waves.mark.line.path);
  expect(text).not.toContain(arches.mark.line.path);
  // Of the stair, and of the ledger.
  expect(text).not.toContain('M0.2 100V80H25');
  expect(text).not.toContain('M36 12h16');
});

const filterOf = (page: Page, name: string) =>
  page
    .getByRole('img', { name })
    .evaluate((image) => getComputedStyle(image).filter.replaceAll('"', ''));

test('photographs have two colours on screens, on which words can be read, and their own on paper and in forced colours', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [width, colorScheme] of [
    [360, 'light'],
    [360, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/Photographs');
    const photo = page.getByRole('img', { name: 'The front' });
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const where = `at ${width} px, ${colorScheme}`;
    expect(await unreadOn(page, 'main section'), where).toEqual([]);
  }
  for (const name of ['The front', 'The garden']) {
    expect(await filterOf(page, name)).toBe('url(#photograph)');
  }
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await filterOf(page, 'The garden')).toBe('none');
  await page.emulateMedia({ forcedColors: null, media: 'print' });
  expect(await filterOf(page, 'The garden')).toBe('none');
});

/** Counts the view transitions that the page begins, or takes the facility away. */
const watchPassing = (page: Page, isThere: boolean) =>
  page.addInitScript((there) => {
    const begin = document.startViewTransition?.bind(document);
    let passed = 0;
    Object.defineProperty(window, 'passed', { configurable: true, get: () => passed });
    Object.defineProperty(Document.prototype, 'startViewTransition', {
      configurable: true,
      value: there
        ? (change: ViewTransitionUpdateCallback) => {
            passed += 1;
            return begin(change);
          }
        : undefined,
    });
  }, isThere);

const passedOn = (page: Page) => page.evaluate<unknown>('window.passed');

const goToContact = async (page: Page) => {
  await open(page, '/Photographs');
  await page.getByRole('link', { name: 'Write to us' }).click();
  await expect(page).toHaveURL(/\/Contact$/);
  await expect(page.locator('h1:focus')).toBeVisible();
};

test('one page passes into the next, and presses meanwhile are handled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchPassing(page, true);
  await goToContact(page);
  expect(await passedOn(page)).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An Evening At The Front');
  expect(await passedOn(page)).toBe(2);
});

test('pages just follow for those who want less motion, and in a browser without the facility', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchPassing(page, true);
  await goToContact(page);
  expect(await passedOn(page)).toBe(0);

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchPassing(page, false);
  await goToContact(page);
  expect(await passedOn(page)).toBe(0);
});
