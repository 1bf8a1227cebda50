import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, open, test } from '../site';

/** A screenshot of a whole page resizes the window: it must show the page as it is. */

const links = (page: Page) => page.getByRole('banner').getByRole('navigation').getByRole('link');

/** How much the pixels of each link differ: not at all if there is no letter. */
const inkOfLinks = async (page: Page) => {
  const picture = await page.screenshot({ fullPage: true });
  const boxes = await links(page).evaluateAll((all) =>
    all.map((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return { left, top, width, height };
    }),
  );
  return Promise.all(
    boxes.map(async ({ left, top, width, height }) => {
      const box = { left, top, width, height };
      const whole = Object.fromEntries(
        Object.entries(box).map(([name, value]) => [name, Math.round(value)]),
      ) as typeof box;
      const { channels } = await sharp(picture).extract(whole).greyscale().stats();
      return channels[0]?.stdev ?? 0;
    }),
  );
};

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`with ${reducedMotion === 'reduce' ? 'reduced' : 'full'} motion`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a full-page screenshot shows the links of the menu, and the header follows a new size of the window', async ({
      page,
    }) => {
      await open(page, '/Contact');
      for (let taken = 0; taken < 2; taken += 1) {
        const ink = await inkOfLinks(page);
        expect(ink.length).toBeGreaterThan(5);
        expect(Math.min(...ink)).toBeGreaterThan(10);
      }

      // The header follows a new size of the window without delay.
      await page.setViewportSize({ width: 360, height: 800 });
      await page.evaluate(() => {
        const link = document.querySelector('header nav li a');
        const seen: string[] = [];
        const note = () => {
          if (link && window.innerWidth === 1280) {
            const { fontSize, visibility } = getComputedStyle(link);
            seen.push(`${visibility}, ${fontSize}`);
          }
          requestAnimationFrame(note);
        };
        note();
        Object.assign(window, { seen });
      });
      await page.setViewportSize({ width: 1280, height: 800 });
      const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(20);
      expect(new Set(await seen())).toEqual(new Set(['visible, 17px']));
    });
  });
}
