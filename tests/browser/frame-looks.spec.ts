import type { Page } from '@playwright/test';
import { violationsIn } from './axe';
import { frameTests } from './frame-looks';
import { overflowOf, smallTargets } from './looks';
import { expect, open } from './site';

const screens = [320, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Where the keyboard leads within a landmark, from its first link to its last. */
const reached = async (page: Page, landmark: 'banner' | 'contentinfo') => {
  const links = page.getByRole(landmark).getByRole('link').filter({ visible: true });
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

for (const [look, test] of Object.entries(frameTests)) {
  test.describe(`footer ${look}`, () => {
    test.use({ reducedMotion: 'reduce' });

    for (const { width, colorScheme } of screens) {
      test(`at ${width} px in ${colorScheme} colours it fits and can be read`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await open(page, '/Contact');
        await expect.poll(() => overflowOf(page)).toBe(0);
        const footer = page.getByRole('contentinfo');
        await footer.scrollIntoViewIfNeeded();
        await test
          .info()
          .attach('footer', { body: await footer.screenshot(), contentType: 'image/png' });
        expect(await violationsIn(page)).toEqual([]);
        expect(await smallTargets(page)).toEqual([]);
      });
    }

    test('the keyboard reaches each of its links, and it names the copyright', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await open(page, '/Contact');
      expect(await reached(page, 'contentinfo')).toBeGreaterThan(11);
      await expect(page.getByRole('contentinfo')).toContainText('©');
      await expect(
        page.getByRole('contentinfo').getByRole('navigation', { name: 'Support' }),
      ).toHaveCount(1);
    });
  });
}
