import about from '../sites/agency/config/pages/about';
import career from '../sites/agency/config/pages/career';
import { violationsIn } from './axe';
import { searchTest as test } from './parts-site';
import { expect, open } from './site';
import { watchPolicy } from './watch-policy';

// One copy of the project is built for all.
test.describe.configure({ mode: 'default' });

test('pages are found by their words, by keys, and nothing is loaded before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/pagefind/')) loaded.push(request.url());
  });
  const violations = await watchPolicy(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/About-us');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('searchbox', { name: 'Search this site' });
  await expect(field).toBeVisible();
  expect(loaded).toEqual([]);
  await field.pressSequentially('freelancers');
  await expect(page.getByRole('status').filter({ hasText: 'Found: ' })).toBeVisible();
  const results = page.getByRole('region', { name: 'Find A Page' }).getByRole('listitem');
  await expect(results.first().getByRole('link')).toHaveText(about.title);
  await expect(results.first().locator('mark').first()).toBeVisible();
  expect(violations).toEqual([]);
  await expect(page).toHaveURL(/\/Search\?q=freelancers$/);
  await field.press('Tab');
  await page.keyboard.press('Tab');
  const first = results.first().getByRole('link');
  await expect(first).toBeFocused();
  const path = await first.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.goBack();
  await expect(field).toHaveValue('freelancers');
  await expect(results.first()).toBeVisible();
});

test('a page that is listed nowhere is not found, and only the page that searches may run WebAssembly', async ({
  page,
  request,
}) => {
  await open(page, '/Search?q=freelancer');
  const results = page.getByRole('region', { name: 'Find A Page' });
  await expect(results.getByRole('link', { name: about.title })).toBeVisible();
  await expect(results.getByRole('link', { name: career.title })).toHaveCount(0);
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'];
  expect(await policyOf('/Search')).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(await policyOf('/About-us')).not.toContain('wasm');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`results in ${colorScheme} colours, on phones and desks`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/Search?q=website');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      expect(await violationsIn(page), `at ${width} px`).toEqual([]);
      await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);
    }
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that the search needs it, in place of the field', async ({ page }) => {
    await page.goto('/Search');
    await expect(page.getByText('The search needs JavaScript')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});
