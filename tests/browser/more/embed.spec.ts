import type { Page } from '@playwright/test';
import { violationsIn } from '../axe';
import { hosts, test } from '../parts-site';
import { expect, moveMouse, open } from '../site';

// One copy of the project is built for all.
test.describe.configure({ mode: 'default' });

/** Answers in place of the other firms, and notes what they are asked for. */
const answerForFirms = async (page: Page) => {
  const asked: string[] = [];
  await page.route(/^https:\/\/[a-z.]+\.example\//, (route) => {
    const address = route.request().url();
    asked.push(address);
    const isScript = address.endsWith('.js');
    return route.fulfill({
      contentType: `${isScript ? 'text/javascript' : 'text/html'}; charset=utf-8`,
      body: isScript
        ? `const tell = (word, of) => { let found; try { found = String(of()); } catch { found = 'nothing'; }
             document.body.append(Object.assign(document.createElement('p'), { textContent: word + ' ' + found })); };
           tell('Cookies:', () => document.cookie);
           tell('Page:', () => parent.document.title);
           tell('Origin:', () => self.origin);`
        : '<!doctype html><title>Hours</title><button>Ten o’clock</button>',
    });
  });
  return asked;
};

test('what another firm offers is fetched after consent, by keys, with a link beside it', async ({
  page,
}) => {
  const asked = await answerForFirms(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/Book');
  const section = page.getByRole('region', { name: 'Free Hours' });
  await expect(section.getByText('Shown by booking.example, which learns of you.')).toBeVisible();
  const link = section.getByRole('link', { name: 'Book at their own site' });
  await expect(link).toHaveAttribute('href', `${hosts.booking}/us`);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await section.getByRole('button', { name: 'Show it' }).press('Enter');
  const frame = section.frameLocator('iframe[title="Calendar of free hours"]');
  await expect(frame.getByRole('button', { name: 'Ten o’clock' })).toBeVisible();
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(frame.getByRole('button', { name: 'Ten o’clock' })).toBeFocused();
  expect(asked).toEqual([`${hosts.booking}/us`]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);
});

test('a script of another firm runs, and can read nothing of the site, opened by itself neither', async ({
  page,
}) => {
  const asked = await answerForFirms(page);
  await open(page, '/Book');
  const section = page.getByRole('region', { name: 'What Others Say' });
  expect(asked).toEqual([]);
  expect(await violationsIn(page)).toEqual([]);
  await section.getByRole('button', { name: 'Show it' }).click();
  const frame = section.frameLocator('iframe[title="What Others Say"]');
  await expect(frame.getByText('None yet.')).toBeVisible();
  await expect(frame.getByText('Cookies: nothing')).toBeVisible();
  await expect(frame.getByText('Page: nothing')).toBeVisible();
  await expect(frame.getByText('Origin: null')).toBeVisible();
  expect(asked).toEqual([`${hosts.reviews}/w.js`]);
  await page.goto((await section.locator('iframe').getAttribute('src')) ?? '');
  await expect(page.getByText('Origin: null')).toBeVisible();
  await expect(page.getByText('Cookies: nothing')).toBeVisible();
});

test('a link to it loads its page with its own policy, and the way back stays', async ({
  page,
}) => {
  await answerForFirms(page);
  const home = await page.request.get('/');
  expect(home.headers()['content-security-policy']).not.toContain('booking.example');
  await open(page, '/');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(new URL(request.url()).pathname);
  });
  await page.getByRole('link', { name: 'Book', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book An Hour' })).toBeVisible();
  await expect.poll(() => loads).toEqual(['/Book']);
  await moveMouse(page);
  await expect(page.locator('#root[data-ready]')).toBeAttached();
  const section = page.getByRole('region', { name: 'Free Hours' });
  await section.getByRole('button', { name: 'Show it' }).click();
  const frame = section.frameLocator('iframe');
  await expect(frame.getByRole('button', { name: 'Ten o’clock' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Book An Hour' })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('there is the link alone', async ({ page }) => {
    await page.goto('/Book');
    const section = page.getByRole('region', { name: 'Free Hours' });
    await expect(section.getByRole('button')).toHaveCount(0);
    await expect(section.getByRole('link', { name: 'Book at their own site' })).toBeVisible();
  });
});
