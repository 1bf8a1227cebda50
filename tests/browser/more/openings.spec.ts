import { violationsIn } from '../axe';
import { overflowOf } from '../looks';
import { unreadOn } from '../pixel-contrast';
import { expect, open, test } from '../site';

/** Openings led by photographs, on the pages of the bakery. */
test.use({ folder: 'examples/bakery', reducedMotion: 'reduce' });

test('words on a photograph can be read on every pixel behind them, in light and dark colours', async ({
  page,
}) => {
  test.slow();
  for (const path of ['/', '/Bread-course']) {
    for (const [width, colorScheme] of [
      [320, 'light'],
      [360, 'dark'],
      [1280, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const where = `${path} at ${width} px, ${colorScheme}`;
      const photo = page.locator('main section').first().getByRole('img');
      await expect
        .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await overflowOf(page), where).toBe(0);
      expect(await unreadOn(page, 'main section'), where).toEqual([]);
    }
  }
});

test('the photograph is asked for at once, and is the largest paint', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  // One for narrow screens, one for wide ones.
  const preload = page.locator('head link[rel="preload"][as="image"]');
  await expect(preload).toHaveCount(2);
  const ofWide = preload.and(page.locator('[media^="(min-width"]'));
  await expect(ofWide).toHaveAttribute('fetchpriority', 'high');
  await expect(ofWide).toHaveAttribute('imagesrcset', /loaves-[\w-]+-(\d+)\.avif \1w$/);
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as PerformanceEntry & { url?: string };
          resolve(last.url ?? '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toMatch(/loaves-[\w-]+\.avif$/);
});

test('no script is asked for before the photograph is there, though a pointer rests on the page', async ({
  page,
}) => {
  // As Chromium reports it with each layout, at 0, 0 where there is no mouse.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const resting = { clientX: 0, clientY: 0, bubbles: true };
      for (const type of ['pointermove', 'pointermove']) {
        document.body.dispatchEvent(new PointerEvent(type, resting));
      }
    }),
  );
  // Slower than the rest of the page.
  const parsed = page.waitForEvent('domcontentloaded');
  await page.route(/loaves-[\w-]+\.avif$/, async (route) => {
    await parsed;
    await route.continue();
  });
  await page.goto('/');
  const times = () =>
    page.evaluate(() => {
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const photo = all.find(({ name }) => /loaves-[\w-]+\.avif$/.test(name));
      const scripts = all.filter(({ name }) => name.endsWith('.js'));
      return {
        photoThere: photo?.responseEnd ?? 0,
        firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
      };
    });
  await expect.poll(async () => (await times()).firstScript).toBeLessThan(Infinity);
  const { photoThere, firstScript } = await times();
  expect(photoThere).toBeGreaterThan(0);
  expect(firstScript).toBeGreaterThanOrEqual(photoThere);
});

test('openings are in order in forced colours, without script, and have a small heading where one looks something up', async ({
  page,
  browser,
  site,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  expect(await violationsIn(page)).toEqual([]);
  const sizeOn = async (path: string) => {
    await open(page, path);
    const heading = page.getByRole('heading', { level: 1 });
    return heading.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize));
  };
  expect(await sizeOn('/Imprint')).toBeLessThan(await sizeOn('/Breads'));
  const context = await browser.newContext({ javaScriptEnabled: false });
  const still = await context.newPage();
  await still.goto(`${site.origin}/`);
  await expect(still.getByRole('link', { name: 'What we bake' })).toBeVisible();
  await expect(still.getByRole('img', { name: /^Round sourdough loaves/ })).toBeVisible();
  await context.close();
});
