import { readdirSync, readFileSync } from 'node:fs';
import routesInAll from '../../examples/dentist/config/routes';
import { movingPages } from '../../tools/hosting/host-redirects';
import { rulePattern } from '../../tools/hosting/path-patterns';
import { inEnglish } from '../in-english';
import { expect, open, test } from './site';

const routes = inEnglish(routesInAll);

/** The addresses of the dentist's former site. */

test.use({ folder: 'examples/dentist' });

for (const [asked, status, location] of [
  ['/preise.html', 301, '/Prices'],
  ['/PREISE.html?utm_source=flyer', 301, '/Prices?utm_source=flyer'],
  ['/index.php?lang=de&page=team', 301, '/Team?lang=de'],
  ['/index.php', 301, '/'],
  ['/leistungen/zahn%20weiss.php', 301, '/Check-ups'],
  ['/?page_id=7', 301, '/Contact'],
  ['/notdienst.html', 302, '/Practice'],
] as const) {
  test(`${asked} leads to ${location}, with ${status}`, async ({ request }) => {
    const answer = await request.get(asked, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expect(answer.headers().location).toBe(location);
    const target = await request.get(location, { maxRedirects: 0 });
    expect(target.status()).toBe(200);
  });
}

test('what was removed is answered with 410, and the page for unknown addresses', async ({
  request,
}) => {
  const answer = await request.get('/weihnachten-2019.html');
  expect(answer.status()).toBe(410);
  const unknown = await request.get('/nowhere');
  expect(unknown.status()).toBe(404);
  expect((await answer.body()).equals(await unknown.body())).toBe(true);
});

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

test('no script of the site has redirects', () => {
  const folder = 'examples/dentist/dist/site/assets';
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  expect(scripts.some((script) => script.includes('/Check-ups'))).toBe(true);
  expect(scripts.filter((script) => script.includes('preise.html'))).toEqual([]);
});
