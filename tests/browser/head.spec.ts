import about from '../sites/agency/config/pages/about';
import siteConfig from '../sites/agency/config/site';
import { expect, open, test } from './site';

/** What the head of a page says after a link; as served: tests/requests/head.test.ts. */

const { origin, titleTemplate } = siteConfig;

test('after a page change title, description and address are those of the new page', async ({
  page,
}) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle(titleTemplate.replace('{page}', about.title));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/About-us`);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', about.description);
  await expect(page.locator('head title')).toHaveCount(1);
});

test(
  'a page that is reached from an unknown address is indexed again',
  { tag: '@more' },
  async ({ page, watch }) => {
    watch.expectProblems(/404/);
    await open(page, '/no/such-page');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/Blog`);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  },
);
