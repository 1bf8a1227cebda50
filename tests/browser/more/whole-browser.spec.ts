import { browserFlags, findBrowser } from '../../../tools/setup/find-browser';
import { expect, moveMouse, open, test } from '../site';

/**
 * What a headless shell cannot show: it keeps no page for going back, and moves a pointer over each page. A
 * whole browser under test keeps none either, unless it is configured to.
 */
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: browserFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page from the back/forward cache sends nothing twice and still sends', async ({
  page,
  site,
}) => {
  await open(page, '/Contact');
  const form = page.getByRole('main').getByRole('form');
  const fill = async (message: string) => {
    await form.getByLabel('Full Name').fill('Ada Lovelace');
    await form.getByLabel('Business Name').fill('Engines Ltd');
    await form.getByLabel('Phone Number').fill('5550100');
    await form.getByLabel('Your Email Address').fill('ada@example.com');
    await form.getByLabel('Message').fill(message);
  };
  const stored = (message: string) =>
    site.stored('Contact_cli').filter(({ Messsage }) => Messsage === message).length;

  await fill('before leaving');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you', { exact: true })).toBeVisible();
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.title = persisted ? 'came back' : 'loaded anew';
    });
  });
  await fill('half written');
  await page.goto('/Blog');
  // Playwright waits for a load, which does not occur.
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveTitle('came back');
  await expect(form.getByLabel('Message')).toHaveValue('half written');
  await expect(form).toHaveAttribute('aria-busy', 'false');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => stored('half written')).toBe(1);
  expect(stored('before leaving')).toBe(1);
});

test('script that comes by itself leaves forms until the visitor is near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await expect(page.locator('#root[data-ready]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => /form-renderer|gateway|toast|carousel/.test(url))).toEqual([]);
  await moveMouse(page);
  await expect(
    page.getByRole('main').getByRole('form').locator('xpath=ancestor::*[@data-waiting]'),
  ).toHaveCount(0);
  expect(scripts.filter((url) => url.includes('form-renderer'))).toHaveLength(1);
  expect(scripts.filter((url) => /gateway|toast|carousel/.test(url))).toEqual([]);
  // The newsletter's form, far below, is still what the server rendered.
  const newsletter = page.getByRole('contentinfo').getByRole('form');
  await expect(newsletter.locator('xpath=ancestor::*[@data-waiting]')).toHaveCount(1);
  await newsletter.scrollIntoViewIfNeeded();
  await expect(newsletter.locator('xpath=ancestor::*[@data-waiting]')).toHaveCount(0);
});
