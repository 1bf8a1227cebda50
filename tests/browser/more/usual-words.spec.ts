import { ar } from '../../../src/schema/usual-words/ar';
import { violationsIn } from '../axe';
import { arabicTest as test } from '../parts-site';
import { expect, open } from '../site';

test.describe.configure({ mode: 'default' });

test.use({ reducedMotion: 'reduce' });

test('a site in Arabic says by itself what its config leaves out, from right to left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: ar['header.skipLink'] })).toBeFocused();
  await page.getByRole('button', { name: ar['header.openMenu'] }).click();
  await page.getByRole('button', { name: ar['header.closeMenu'] }).click();
  await expect(page.getByText(ar['words.required']).first()).toBeAttached();
});

for (const width of [360, 1280]) {
  test(`its pages can be read by anyone at ${width} px, and nothing sticks out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/Contact']) {
      await open(page, path);
      expect(await violationsIn(page), path).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, path).toBe(0);
    }
  });
}
