import { pathOf, spellings } from '../../spellings';
import { expect, open, test } from '../site';

/** All spellings of an address show one page after hydration; as served: tests/requests/spellings.test.ts. */

/** To the server they differ only in the address. */
const byScript = [
  ...['/About%2Dus', '/%61%62%6f%75%74%2d%75%73/', '//About-us', '///%43ontact//'],
  ...['/%43ontact?a=%2FBlog#%2F', '/Contact%2F', '/About%252Dus', '/Contact;a=b'],
];

test('each spelling is the same page with script as without', async ({ page, site, watch }) => {
  // The expected answer for addresses without a page.
  watch.expectProblems(/status of 404/);
  for (const asked of byScript) {
    await test.step(asked, async () => {
      const [, path] = spellings.find(([each]) => each === asked)!;
      const served = await (await page.request.get(site.origin + asked)).text();
      await open(page, site.origin + asked);
      const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(served) ?? [];
      await expect(page.locator('h1')).toHaveJSProperty('innerHTML', heading);
      const robots = page.locator('meta[name="robots"]');
      await expect(robots).toHaveCount(path === undefined ? 1 : 0);
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(path === undefined ? 0 : 1);
      // Links on the page work, whatever the address of the page itself.
      await page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }).click();
      await expect(page).toHaveURL(`${site.origin}/Services`);
      await page.goBack();
      await expect(page.locator('h1')).toHaveJSProperty('innerHTML', heading);
      expect(new URL(page.url()).pathname).toBe(pathOf(asked));
    });
  }
});
