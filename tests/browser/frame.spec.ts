import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import sharp from 'sharp';
import { violationsIn } from './axe';
import { banner, bread, openOn, submenu } from './frame-site';
import { overflowOf } from './looks';
import { expect, test } from './site';

/** What surrounds the pages of a site that is not the agency's. */
test.use({ folder: 'tests/sites/frame' });

/** A script that does nothing. */
const leaveOut = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' });

test.describe('the banner', () => {
  test(
    'is shown only on its days until it is closed, and then focus goes to the page',
    { tag: '@more' },
    async ({ page }) => {
      for (const [day, isShown] of [
        ['2026-01-09T23:59:00', false],
        ['2026-01-10T00:01:00', true],
        ['2026-01-21T00:01:00', false],
        ['2026-01-20T23:59:00', true],
      ] as const) {
        await openOn(page, '/', new Date(day));
        await expect(banner(page), day).toBeVisible({ visible: isShown });
      }
      await banner(page).getByRole('button', { name: 'Close this notice' }).click();
      await expect(banner(page)).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
      await page.route('**/assets/*.js', leaveOut);
      await page.reload();
      await expect(banner(page), 'before the site’s scripts').toBeHidden();
    },
  );
});

test.describe('the submenu', () => {
  test(
    'opens by keyboard, closes when focus leaves, and leads to its pages on a telephone too',
    { tag: '@more' },
    async ({ page }) => {
      await openOn(page, '/');

      await test.step('by keyboard, Escape gives focus back to its button', async () => {
        await submenu(page).focus();
        await page.keyboard.press('Enter');
        await expect(bread(page)).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(bread(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(bread(page)).toBeHidden();
        await expect(submenu(page)).toBeFocused();
        await page.keyboard.press('Enter');
        for (let link = 0; link < 3; link += 1) await page.keyboard.press('Tab');
        await expect(bread(page)).toBeHidden();
      });

      await test.step('leads to its pages, and closes behind', async () => {
        await submenu(page).click();
        await bread(page).click();
        await expect(page.getByRole('heading', { name: 'Six Sorts Of Bread' })).toBeVisible();
        await expect(bread(page)).toBeHidden();
        await submenu(page).click();
        await expect(bread(page)).toHaveAttribute('aria-current', 'page');
        expect(await violationsIn(page)).toEqual([]);
      });

      await test.step('on a telephone', async () => {
        await page.setViewportSize({ width: 360, height: 740 });
        await openOn(page, '/');
        await page.getByRole('button', { name: 'Open menu' }).click();
        await submenu(page).click();
        await expect(bread(page)).toBeVisible();
        await expect.poll(() => overflowOf(page)).toBe(0);
        await bread(page).click();
        await expect(page.getByRole('heading', { name: 'Six Sorts Of Bread' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
      });
    },
  );
});

test(
  'header and footer show exactly what config has',
  { tag: '@more' },
  async ({ page, request }) => {
    await openOn(page, '/');
    const html = await (await request.get('/')).text();

    await test.step('what is left out is not there', async () => {
      await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await expect(page.locator('a[href="#top"]')).toHaveCount(0);
      await expect(page.locator('.leaf, .stair')).toHaveCount(0);
      expect(html).not.toContain('undefined');
      expect(await violationsIn(page)).toEqual([]);
    });

    await test.step('the floating button calls, with a name', async () => {
      const call = page.getByRole('link', { name: 'Order by telephone' });
      await expect(call).toHaveAttribute('href', 'tel:+442079460321');
    });

    await test.step('each network has its mark, and search engines get it', async () => {
      const links = page.getByRole('contentinfo').getByRole('listitem').getByRole('link');
      await expect(links).toHaveCount(9);
      await expect(links.locator('svg path')).toHaveCount(9);
      const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
      const { '@graph': graph } = JSON.parse(json) as { '@graph': { sameAs?: string[] }[] };
      expect(graph[0]?.sameAs).toHaveLength(9);
    });

    await test.step('the icon is the site’s own, and all others are made of it', async () => {
      await expect(page.locator('link[rel="icon"][type]')).toHaveAttribute('href', '/icon.svg');
      const icon = await request.get('/icon.svg');
      expect(await icon.text()).toBe(readFileSync('tests/sites/frame/public/icon.svg', 'utf8'));
      expect((await request.get('/favicon.svg')).status()).toBe(404);
      const large = await (await request.get('/icon-512.png')).body();
      const { data } = await sharp(large).raw().toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) => [
        ...data.subarray((y * 512 + x) * 4, (y * 512 + x) * 4 + 3),
      ];
      expect(at(100, 100)).toEqual([0x7a, 0x3b, 0x00]);
      expect(at(256, 256)).toEqual([0xff, 0xd9, 0xa8]);
    });

    await test.step('the logo is the site’s own, in either scheme', async () => {
      const logo = page.getByRole('banner').getByRole('img', { name: 'Mill Bakery' });
      const shown = () =>
        logo.evaluate(
          (img: HTMLImageElement) => new URL(img.currentSrc || '/', img.baseURI).pathname,
        );
      await expect.poll(shown).toBe('/logo.svg');
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(shown).toBe('/logo-on-dark.svg');
    });
  },
);
