import type { Locator, Page } from '@playwright/test';
import { rulesOfColours, violationsIn } from '../axe';
import { frameTests } from '../frame-looks';
import { overflowOf, smallTargets } from '../looks';
import { expect, open } from '../site';
import { todays } from '../todays';

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

const expectInOrder = async (page: Page) => {
  const where = `${page.viewportSize()?.width} px`;
  await expect.poll(() => overflowOf(page), where).toBe(0);
  expect(await violationsIn(page), where).toEqual([]);
  expect(await smallTargets(page), where).toEqual([]);
};

for (const [look, test] of todays(Object.entries(frameTests), { oneIn: 6 })) {
  test.describe(`header ${look}`, () => {
    test.use({ reducedMotion: 'reduce' });

    test('it fits and can be read at 320, 768 and 1280 px, in light, dark and forced colours', async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize({ width: 320, height: 900 });
      await open(page, '/Contact');
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: 'light' });
        await expectInOrder(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await violationsIn(page, { only: rulesOfColours }), `${width} px`).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
      expect(await violationsIn(page, { only: rulesOfColours }), 'forced').toEqual([]);
    });

    test('its menu opens and closes, and the keyboard reaches each link of header and footer', async ({
      page,
    }) => {
      await open(page, '/Contact');
      const career = page.getByRole('banner').getByRole('link', { name: 'Career' });
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        if ((await menuButton(page).count()) === 0) continue;
        await menuButton(page).click();
        await expect(career).toBeVisible();
        await expectInOrder(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await violationsIn(page, { only: rulesOfColours }), `${width} px`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        await page.keyboard.press('Escape');
        await expect(career).toBeHidden();
        await expect(menuButton(page)).toBeFocused();
      }
      if (look === 'menu') await menuButton(page).click();
      const navigation = page.getByRole('banner').getByRole('navigation');
      expect(await reached(page, navigation)).toBeGreaterThan(7);
      const footer = page.getByRole('contentinfo');
      expect(await reached(page, footer)).toBeGreaterThan(11);
      await expect(footer.getByRole('navigation', { name: 'Support' })).toHaveCount(1);
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
