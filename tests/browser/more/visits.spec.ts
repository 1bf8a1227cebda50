import type { Page } from '@playwright/test';
import { countedTest as test } from '../parts-site';
import { expect, open } from '../site';

// One copy of the project is built for all.
test.describe.configure({ mode: 'default' });

/** As GoatCounter's script does: what it counts is a request to the address in its settings. */
const script = `(() => {
  const own = window.goatcounter;
  own.url = ({ path, title }) => own.endpoint + '?' + new URLSearchParams({ p: path, t: title, q: location.search });
  own.count = (page) => navigator.sendBeacon(own.url(page));
  if (!own.no_onload) own.count({ path: location.pathname, title: '' });
})();`;

/** Answers in place of the provider, and notes each visit that it is told of. */
const answerForProvider = async (page: Page, answer: 'script' | 'nothing' = 'script') => {
  const visits: string[] = [];
  await page.route('https://gc.example/count.js', (route) =>
    answer === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.abort('blockedbyclient'),
  );
  await page.route('https://us.gc.example/count?*', (route) => {
    const { searchParams } = new URL(route.request().url());
    visits.push(['p', 't', 'q'].map((name) => searchParams.get(name)).join(' | '));
    return route.fulfill({ status: 204 });
  });
  return visits;
};

test('each page is counted once, the first and those that links of the site lead to', async ({
  page,
  context,
}) => {
  const visits = await answerForProvider(page);
  const response = await page.request.get('/About-us');
  const policy = response.headers()['content-security-policy'];
  expect(policy).toMatch(/script-src [^;]* https:\/\/gc\.example\/count\.js;/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/us\.gc\.example[ ;]/);
  await open(page, '/About-us?utm_source=letter&name=Ada#team');
  await expect.poll(() => visits).toHaveLength(1);
  expect(visits[0]).toMatch(/^\/About-us \| About us.* \| \?utm_source=letter$/);
  // A place of the same page is no other page.
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL(/#(?!team)/);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL(/\/Blog$/);
  await expect.poll(() => visits).toHaveLength(2);
  expect(visits[1]).toMatch(/^\/Blog \| Blog/);
  await page.goBack();
  await expect.poll(() => visits).toHaveLength(3);
  expect(visits[2]).toMatch(/^\/About-us \| About us/);
  expect(await context.cookies()).toEqual([]);
});

test('a blocker hinders nothing', async ({ page, watch }) => {
  watch.expectProblems(/ERR_BLOCKED_BY_CLIENT/);
  await answerForProvider(page, 'nothing');
  const refused = page.waitForEvent('requestfailed');
  await open(page, '/About-us');
  await refused;
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL(/\/Blog$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Blog');
});
