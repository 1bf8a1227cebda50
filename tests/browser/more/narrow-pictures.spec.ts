import type { Page } from '@playwright/test';
import { expect, open, test } from '../site';

/** Pictures on telephones: what is loaded before anybody moves, and what words leave to be seen. */

test.use({ reducedMotion: 'reduce', viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 });

/** The bytes of pictures by their files. */
const watchPictures = (page: Page) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') {
      const bytes = response.body().then(({ length }) => length);
      sizes.set(new URL(response.url()).pathname, bytes);
    }
  });
  return async () => {
    const all = await Promise.all([...sizes].map(async ([file, bytes]) => [file, await bytes]));
    return all as [file: string, bytes: number][];
  };
};

test.describe('Home of the agency', () => {
  test.use({ folder: '' });

  test('loads at most 150 kB of pictures before a move', async ({ page }) => {
    const loaded = watchPictures(page);
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const pictures = await loaded();
    const sum = pictures.reduce((total, [, bytes]) => total + bytes, 0);
    expect(sum, JSON.stringify(pictures)).toBeLessThanOrEqual(150_000);
  });
});

for (const [folder, stem] of [
  ['examples/bakery', 'loaves'],
  ['examples/concert', 'stage'],
] as const) {
  test.describe(folder, () => {
    test.use({ folder });

    test('has the words below its opening on a telephone, which has a crop of its own, and loads nothing else of it', async ({
      page,
    }) => {
      const loaded = watchPictures(page);
      await open(page, '/');
      const opening = page.locator('main section').first();
      const image = opening.getByRole('img').first();
      await expect
        .poll(() => image.evaluate((each: HTMLImageElement) => each.currentSrc))
        .toMatch(new RegExp(`/${stem}-tall-[\\w-]+\\.avif$`));
      const words = (await opening.getByRole('heading', { level: 1 }).boundingBox())!;
      const picture = (await image.boundingBox())!;
      expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height);
      expect(words.y).toBeLessThan(800 - words.height);
      expect(picture.height).toBeGreaterThan(picture.width);
      const files = (await loaded()).map(([file]) => file);
      const ofOpening = files.filter((file) => file.includes(`/${stem}-`));
      expect(ofOpening).toHaveLength(1);
    });

    test('has the words on it on a desk', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await open(page, '/');
      const opening = page.locator('main section').first();
      const image = opening.getByRole('img').first();
      await expect
        .poll(() => image.evaluate((each: HTMLImageElement) => each.currentSrc))
        .toMatch(new RegExp(`/${stem}-(?!tall)[\\w-]+\\.avif$`));
      const words = (await opening.getByRole('heading', { level: 1 }).boundingBox())!;
      const picture = (await image.boundingBox())!;
      expect(words.y).toBeGreaterThan(picture.y);
      expect(words.y).toBeLessThan(picture.y + picture.height);
    });
  });
}
