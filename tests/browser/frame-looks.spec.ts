import type { Locator, Page } from '@playwright/test';
import { violationsIn } from './axe';
import { frameTests } from './frame-looks';
import { overflowOf, smallTargets } from './looks';
import { expect, open } from './site';

const screens = [320, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** How many links of a landmark the keyboard reaches, one after the other; each must be in view. */
const reached = async (page: Page, landmark: Locator) => {
  const links = landmark.getByRole('link').filter({ visible: true });
  const count = await links.count();
  await links.first().focus();
  for (let at = 1; at < count; at += 1) {
    const next = links.nth(at);
    for (let steps = 0; steps < 4; steps += 1) {
      await page.keyboard.press('Tab');
      if (await next.evaluate((each) => each === document.activeElement)) break;
    }
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport();
  }
  return count;
};

const menuButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /menu/ }).filter({ visible: true });

for (const [look, test] of Object.entries(frameTests)) {
  test.describe(`header ${look}`, () => {
    test.use({ reducedMotion: 'reduce' });

    for (const { width, colorScheme } of screens) {
      test(`at ${width} px in ${colorScheme} colours it fits and can be read`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await open(page, '/Contact');
        await expect.poll(() => overflowOf(page)).toBe(0);
        expect(await violationsIn(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
        if ((await menuButton(page).count()) === 0) return;
        await menuButton(page).click();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Career' })).toBeVisible();
        await expect.poll(() => overflowOf(page)).toBe(0);
        expect(await violationsIn(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('banner').getByRole('link', { name: 'Career' })).toBeHidden();
        await expect(menuButton(page)).toBeFocused();
      });
    }

    test('the keyboard reaches each link of header and footer', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, '/Contact');
      if (look === 'menu') await menuButton(page).click();
      expect(await reached(page, page.getByRole('banner').getByRole('navigation'))).toBeGreaterThan(
        7,
      );
      expect(await reached(page, page.getByRole('contentinfo'))).toBeGreaterThan(11);
      await expect(
        page.getByRole('contentinfo').getByRole('navigation', { name: 'Support' }),
      ).toHaveCount(1);
    });

    test('forced colours', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await open(page, '/Contact');
      expect(await violationsIn(page)).toEqual([]);
    });

    test('without script every link is there', async ({ browser, site }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const still = await context.newPage();
      for (const width of [320, 1280]) {
        await still.setViewportSize({ width, height: 900 });
        await still.goto(`${site.origin}/Contact`);
        const links = still.getByRole('banner').getByRole('link', { name: 'Career' });
        await expect(links).toBeVisible();
        // Nothing waits for a frame where scripts do not run.
        const widest = await still.evaluate(() => document.documentElement.scrollWidth);
        expect(widest).toBeLessThanOrEqual(width);
      }
      await context.close();
    });
  });
}
