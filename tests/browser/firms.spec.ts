import { overflowOf } from './looks';
import { expect, open, test } from './site';

/** Sites of other firms, made from data alone. */
const firms = ['bakery', 'climbing', 'notary', 'concert'];

for (const firm of firms) {
  test.describe(firm, () => {
    test.use({ folder: `examples/${firm}` });

    test('its pages fit, and nothing that they ask for is missing', async ({ page }) => {
      const missing: string[] = [];
      page.on('response', (answer) => {
        if (answer.status() === 404) missing.push(answer.url());
      });
      await open(page, '/');
      const links = await page
        .locator('footer a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      for (const path of new Set(['/', ...links.map((link) => link.replace(/#.*/, '') || '/')])) {
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 });
          await open(page, path);
          expect(await overflowOf(page), `${path} at ${width} px`).toBe(0);
        }
      }
      expect(missing).toEqual([]);
    });
  });
}
