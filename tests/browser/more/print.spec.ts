import type { Page } from '@playwright/test';
import { expect, open, test } from '../site';

/** Pages on paper. A sheet of A4 is about this wide between its margins, in pixels. */

test.use({ viewport: { width: 680, height: 1000 } });

const print = (page: Page, colorScheme: 'light' | 'dark' = 'light') =>
  page.emulateMedia({ media: 'print', colorScheme });

const openPrinted = async (page: Page, path: string, colorScheme: 'light' | 'dark' = 'light') => {
  await page.emulateMedia({ media: 'screen', colorScheme });
  await open(page, path);
  await print(page, colorScheme);
};

const seen = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.filter((each) => each.checkVisibility()).length);

/** The text printed after a link. */
const addressBehind = (page: Page, name: string) =>
  page
    .locator('main a', { hasText: name })
    .first()
    .evaluate((link) => {
      const { content } = getComputedStyle(link, '::after');
      return content.replaceAll(/" "|"/g, '').trim();
    });

/** The texts in `main` with light colours, where the background is white. */
const paleTexts = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const lightness = (color: string) => {
      if (!context) return 0;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    return [...main.querySelectorAll('h1, h2, h3, p, dt, dd, li, th, td, a')]
      .filter((each) => each.checkVisibility() && each.textContent.trim() !== '')
      .filter((each) => lightness(getComputedStyle(each).color) > 0.5)
      .map((each) => each.textContent);
  });

test.describe('pages of the dentist on paper', () => {
  test.use({ folder: 'examples/dentist' });

  test('have no controls, show the addresses of links and of the map, every answer, and whole tables', async ({
    page,
  }) => {
    test.slow();
    await openPrinted(page, '/Contact');

    await test.step('no controls, and the firm and its telephone number once at the top', async () => {
      const left = ['nav', '#top', 'footer form', 'footer svg', 'form button', 'iframe'];
      for (const selector of [...left, '.MuiFab-root']) {
        expect(await seen(page, selector), selector).toBe(0);
      }
      await expect(page.locator('header').getByText('020 7946 0321')).toBeVisible();
      await expect(page.locator('header')).toHaveCSS('position', 'static');
    });

    await test.step('the addresses of links, except for telephones and visible addresses', async () => {
      const chat = await addressBehind(page, 'Write to reception');
      expect(chat).toBe('(https://chat.example.com/willow-lane-dental)');
      expect(await addressBehind(page, '020 7946 0322')).toBe('none');
    });

    await test.step('the address in place of the map', async () => {
      await expect(page.locator('main address').last()).toBeVisible();
      expect(await addressBehind(page, 'Open the map on OpenStreetMap')).toContain('openstreetmap');
      await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden();
    });

    await test.step('every answer, also of closed questions', async () => {
      await openPrinted(page, '/Questions');
      const heights = await page
        .locator('.MuiAccordionDetails-root')
        .evaluateAll((all) =>
          all.map(
            (each) =>
              [...each.children].every((child) =>
                child.checkVisibility({ contentVisibilityAuto: true }),
              ) && each.parentElement!.offsetHeight,
          ),
        );
      expect(heights.length).toBeGreaterThan(3);
      expect(heights.every((height) => Number(height) > 20)).toBe(true);
    });

    await test.step('whole tables, with their head on each sheet', async () => {
      await openPrinted(page, '/Prices');
      const pdf = await addressBehind(page, 'Print the list');
      expect(pdf).toBe('(https://dental.example.com/prices.pdf)');
      await expect(page.locator('thead').first()).toHaveCSS('display', 'table-header-group');
      await expect(page.locator('.MuiTableContainer-root').first()).toHaveCSS(
        'overflow-x',
        'visible',
      );
      await expect(page.locator('tbody tr').first()).toHaveCSS('break-inside', 'avoid');
    });
  });
});

test('pages are printed dark on white, also in the dark scheme, with sections in place and every slide', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPrinted(page, '/', 'dark');
  expect(await paleTexts(page), '/').toEqual([]);
  const moved = await page
    .locator('main section > div')
    .evaluateAll((all) => all.filter((each) => getComputedStyle(each).transform !== 'none').length);
  expect(moved).toBe(0);
  await expect(page.locator('main h2').first()).toHaveCSS('break-after', 'avoid');

  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await open(page, '/About-us');
  const slides = page.locator('[data-driven] li');
  await slides.first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-driven="true"]')).toBeAttached();
  await print(page, 'dark');
  expect(await paleTexts(page), '/About-us').toEqual([]);
  const places = await slides.evaluateAll((all) =>
    all.map((each) => {
      const { left, right, top } = each.getBoundingClientRect();
      return {
        isWithin: left >= -30 && right <= innerWidth,
        at: `${Math.round(left)}, ${Math.round(top)}`,
      };
    }),
  );
  expect(places).toHaveLength(6);
  expect(places.every(({ isWithin }) => isWithin)).toBe(true);
  expect(new Set(places.map(({ at }) => at)).size).toBe(6);
});

test.describe('a list of steps on paper', () => {
  test.use({ folder: 'examples/climbing' });

  test('goes on overleaf: what is measured as a container would stay whole', async ({ page }) => {
    const steps = page.locator('main ol:has(h3)').first();
    await open(page, '/');
    await expect(steps).toHaveCSS('container-type', 'inline-size');
    await print(page);
    await expect(steps).toHaveCSS('container-type', 'normal');
  });
});
