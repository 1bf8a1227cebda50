import { banner, bread, openOn, submenu } from '../frame-site';
import { shiftsOf, watchShifts } from '../shifts';
import { expect, test } from '../site';

/** What surrounds the pages of a site that is not the agency's, where something is missing. */
test.use({ folder: 'tests/sites/frame' });

test.describe('the banner', () => {
  test('is shown and closed without browser storage', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await openOn(page, '/');
    await banner(page).getByRole('button', { name: 'Close this notice' }).click();
    await expect(banner(page)).toBeHidden();
  });

  test('shifts no layout: it is shown before script has loaded', async ({ page }) => {
    await watchShifts(page);
    await openOn(page, '/');
    await expect(banner(page)).toBeVisible();
    const shifts = await shiftsOf(page);
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.02);
  });
});

test('the submenu opens without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.origin);
  await submenu(page).click();
  await expect(bread(page)).toBeVisible();
  await context.close();
});

test('a link to a file of public/ leads to the file', async ({ page, request }) => {
  await openOn(page, '/');
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: 'Open the prices' });
  await expect(link).toHaveAttribute('href', '/prices.pdf');
  const asked = page.waitForEvent('request', (each) => each.url().endsWith('/prices.pdf'));
  await link.click();
  expect((await asked).isNavigationRequest()).toBe(true);
  expect((await request.get('/prices.pdf')).headers()['content-type']).toBe('application/pdf');
});

test('an unknown address shows the page for unmatched paths', async ({ page, watch }) => {
  watch.expectProblems(/404 \(Not Found\)/);
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Nothing Is Baked Here' })).toBeVisible();
  await expect(page.locator('[aria-current="page"]')).toHaveCount(0);
});
