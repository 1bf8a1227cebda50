import siteConfig from '../../sites/agency/config/site';
import { rulesOfColours, violationsIn } from '../axe';
import { closedTest as test } from '../parts-site';
import { expect } from '../site';
import { watchPolicy } from '../watch-policy';

test.describe.configure({ mode: 'default' });

test.use({ javaScriptEnabled: false });

test('a closed site answers every address with one page, says when to ask again, and stores what was being filled in', async ({
  page,
  request,
  site,
  watch,
}) => {
  watch.expectProblems(/503/);
  const { phone, email } = siteConfig.contact;
  for (const path of ['/', '/About-us', '/contact/', '/no-such-page', '/index.html']) {
    const answer = await page.goto(path);
    expect([answer?.status(), answer?.headers()['retry-after']], path).toEqual([503, '5400']);
    await expect(page.getByRole('heading', { level: 1, name: 'Back On Monday' })).toBeVisible();
  }
  await expect(page.getByText('We are moving <house> & all.')).toBeVisible();
  await expect(page.getByRole('link', { name: phone.label })).toHaveAttribute('href', phone.to);
  await expect(page.getByRole('link', { name: email.label })).toHaveAttribute('href', email.to);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect((await request.post('/About-us')).status()).toBe(503);
  expect((await request.get('/robots.txt')).status()).toBe(200);

  const documents = 'projects/demo-site/databases/(default)/documents';
  const fields = {
    Email: { stringValue: 'ada@example.com' },
    id: { integerValue: '1764000000000' },
    Date: { stringValue: 'today' },
  };
  const update = { name: `${documents}/subcribe/1764000000000`, fields };
  const answer = await request.post(`/v1/${documents}:commit`, {
    data: { writes: [{ update }] },
  });
  expect(answer.status()).toBe(200);
  expect(site.stored('subcribe')).toMatchObject([{ Email: 'ada@example.com' }]);
});

test('the page of a closed site in both colours, on phones and desks', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: true });
  const page = await context.newPage();
  const violations = await watchPolicy(page);
  await page.goto('/');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await violationsIn(page), `at ${width} px`).toEqual([]);
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsIn(page, { only: rulesOfColours }), 'dark').toEqual([]);
  expect(violations).toEqual([]);
  await context.close();
});
