import { readFileSync } from 'node:fs';
import routesInAll from '../../../examples/dentist/config/routes';
import { movingPages } from '../../../tools/hosting/host-redirects';
import { rulePattern } from '../../../tools/hosting/path-patterns';
import { inEnglish } from '../../in-english';
import { expect, open, test } from '../site';

const routes = inEnglish(routesInAll);

/** The addresses of the dentist's former site. */

test.use({ folder: 'examples/dentist' });

test('on a host of files a page leads on by the query, with its policy', async ({ page }) => {
  const [moving] = movingPages(routes);
  const folder = 'examples/dentist';
  const body = readFileSync(`${folder}/dist/site/${moving!.file}`, 'utf8');
  const { hosting } = JSON.parse(readFileSync(`${folder}/firebase.json`, 'utf8')) as {
    hosting: { headers: { regex: string; headers: { key: string; value: string }[] }[] };
  };
  const own = hosting.headers.find(({ regex }) => regex === rulePattern(moving!.rule));
  const headers = Object.fromEntries(own!.headers.map(({ key, value }) => [key, value]));
  expect(headers['Content-Security-Policy']).toContain('script-src');
  await page.route(/\/index\.php/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body,
      headers,
    }),
  );
  await page.goto('/index.php?page=prices&a=1#implants');
  await expect(page).toHaveURL(/\/Prices\?a=1#implants$/);
  await page.goto('/index.php');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('that page has a link to each', async ({ page }) => {
    const [moving] = movingPages(routes);
    const body = readFileSync(`examples/dentist/dist/site/${moving!.file}`, 'utf8');
    await page.route(/\/index\.php/, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/index.php?page=prices');
    await page.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/Prices$/);
  });
});

test('on a host of files, a page of the site leads on by the query', async ({ page, request }) => {
  const body = await (await request.get('/')).text();
  await page.route(/\/\?page_id/, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/?page_id=7&x=1');
  await expect(page).toHaveURL(/\/Contact\?x=1$/);
  await open(page, '/?page_id=8');
  await expect(page).toHaveURL(/\/\?page_id=8$/);
});
