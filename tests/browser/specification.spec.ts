import { expect, test } from './site';

/**
 * What the specification requires of the pages (section 2) and is measured or there after hydration, in the site's own
 * config. Texts, names and links: tests/requests/specification.test.ts; forms and records: src/form/specification.test.ts.
 */
test.use({ folder: '' });

test.describe('section 2', () => {
  test('the map is 500 px high, statistics are hidden, and a button leads to the card site', async ({
    page,
  }) => {
    await page.route(/^https:/, (route) => route.fulfill({ body: '' }));
    await page.goto('/Contact');
    expect((await page.locator('iframe').boundingBox())?.height).toBe(500);
    await page.goto('/');
    await expect(page.getByText('10M', { exact: true })).toHaveCount(0);
    await page.goto('/Product');
    const button = page.getByRole('main').locator('a[target="_blank"]');
    await expect(button).toHaveAttribute('href', /^https:/);
    await expect(button).toHaveAttribute('rel', /noopener/);
  });

  test('the footer has the newsletter and the year', async ({ page }) => {
    await page.goto('/Blog');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: 'Are You A Business Man?' })).toBeVisible();
    for (const title of ['Information', 'About Us', 'Support']) {
      await expect(footer.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    await expect(footer).toContainText(String(new Date().getFullYear()));
  });
});
