import type { Page } from '@playwright/test';
import { expect, moveMouse, open, test } from '../site';

/** What happens at a certain moment of hydration, on a slow processor. */

test('hydration keeps the styles of the page and writes none again', async ({ page }) => {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const served = [...document.querySelectorAll('style')].map(({ sheet }) => sheet);
      Object.assign(window, { served });
    }),
  );
  await open(page, '/');
  const { kept, twice } = await page.evaluate(() => {
    const { served } = window as unknown as { served: CSSStyleSheet[] };
    const styles = [...document.styleSheets];
    const namesIn = (sheets: CSSStyleSheet[]) => {
      const rules = sheets.flatMap(({ cssRules }) => [...cssRules]);
      const names = rules.map(({ cssText }) => /^\.css-[a-z0-9]+/.exec(cssText)?.[0]);
      return new Set(names.filter((name) => name !== undefined));
    };
    const added = namesIn(styles.filter((sheet) => !served.includes(sheet)));
    return {
      // A style element that is moved is parsed again, and the whole page laid out again.
      kept: served.map((sheet) => styles.includes(sheet)),
      twice: [...namesIn(served)].filter((name) => added.has(name)),
    };
  });
  expect(kept.length).toBeGreaterThan(1);
  expect(kept).not.toContain(false);
  expect(twice).toEqual([]);
});

test.describe('a link to a place on the page', () => {
  test.use({ folder: 'examples/dentist' });

  const expectPlace = async (page: Page) => {
    const hours = page.locator('#hours');
    const top = () => hours.evaluate((place) => place.getBoundingClientRect().top);
    await expect(page.locator('#root[data-ready]')).toBeAttached();
    await expect(page).toHaveURL(/\/#hours$/);
    await expect(hours).toBeInViewport();
    await expect.poll(top).toBeLessThan(120);
  };

  const slowDown = async (page: Page) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  };

  /** Runs `what` so many milliseconds after the router has started, while React hydrates the page. */
  const onceRouted = (what: string, after: number) => `
    const replace = history.replaceState;
    history.replaceState = function (...given) {
      replace.apply(this, given);
      if (given[0]?.idx === 0) setTimeout(() => ${what}, ${after});
    };`;

  for (const after of [0, 100]) {
    test(`leads there when it is pressed during hydration, ${after} ms after the router started`, async ({
      page,
    }) => {
      await page.clock.setFixedTime('2026-12-01T12:00:00');
      await page.setViewportSize({ width: 360, height: 740 });
      await slowDown(page);
      await page.addInitScript({
        content: onceRouted(`document.querySelector('aside a').click()`, after),
      });
      await open(page, '/');
      await expectPlace(page);
    });
  }

  const markServedPage = `
    document.addEventListener('DOMContentLoaded', () => {
      for (const part of document.querySelectorAll('main section')) part.served = true;
    });`;

  // Parts of these load scripts or data of their own: news, the place on the map.
  for (const path of ['/', '/Contact']) {
    test(`keeps the server’s HTML of ${path} when the address changes meanwhile`, async ({
      page,
    }) => {
      await slowDown(page);
      await page.addInitScript({ content: markServedPage });
      await page.addInitScript({
        content: onceRouted(`document.querySelector('a[href="#main"]').click()`, 0),
      });
      await open(page, path);
      await expect(page.locator('#root[data-ready]')).toBeAttached();
      await expect(page).toHaveURL(/#main$/);
      const kept = page
        .locator('main section')
        .evaluateAll((parts) => parts.map((part) => 'served' in part));
      expect(await kept).not.toContain(false);
      expect(await kept).toContain(true);
    });
  }

  test('leads there when it is pressed before the script of its section has loaded', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-12-01T12:00:00');
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/banner-.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await open(page, '/');
    await page.getByRole('complementary').getByRole('link').click();
    release();
    await expectPlace(page);
    // After hydration.
    await page.waitForLoadState('networkidle');
    await expectPlace(page);
  });
});

for (const after of [0, 100]) {
  test(`Back during hydration, ${after} ms after its start, shows the page before`, async ({
    page,
    watch,
  }) => {
    // If that happened before the router read the address, the page is not the one that was rendered.
    watch.expectProblems(/Minified React error/);
    await open(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services');
    const browser = await page.context().newCDPSession(page);
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript({
      content: `
        const replace = history.replaceState;
        history.replaceState = function (...given) {
          replace.apply(this, given);
          history.replaceState = replace;
          setTimeout(() => history.back(), ${after});
        };`,
    });
    await page.reload();
    await moveMouse(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Growth');
  });
}
