import type { Page } from '@playwright/test';
import { violationsIn } from './axe';
import { expect, open, test } from './site';

/** A newsletter of the dentist: from its form over the mail to the button that confirms it. */

test.use({ folder: 'examples/dentist', backend: 'of links' });
test.describe.configure({ mode: 'default' });
test.beforeEach(({ site }) => site.removeData());

const subscribe = async (page: Page) => {
  await open(page, '/');
  const form = page.getByRole('contentinfo').locator('form');
  await form.scrollIntoViewIfNeeded();
  await form.getByLabel('Your e-mail address').fill('ada@example.com');
  await form.getByLabel('The same address once more').fill('ada@example.com');
  await form.getByLabel(/Yes, send me/).click();
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByLabel('Your e-mail address')).toHaveValue('');
};

/** The path of the link in the mail that the local page shows. */
const linkOf = async (page: Page) => {
  const mail = page.getByRole('link', { name: 'Please confirm that you want our letter' });
  await expect(async () => {
    await page.goto('/__local/');
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('cell', { name: 'unconfirmed' })).toBeVisible();
  await mail.click();
  const text = (await page.locator('body').textContent()) ?? '';
  const link = new URL(/http:\/\/localhost:\S+/.exec(text)?.[0] ?? '');
  return `${link.pathname}${link.search}`;
};

const button = (page: Page) => page.getByRole('button', { name: 'Yes, send me the letter' });
const thanks = (page: Page) => page.getByText('your address is confirmed');

test('who subscribes presses the link of the mail, then the button, and is told; the owner gets a mail', async ({
  page,
}) => {
  await subscribe(page);
  const link = await linkOf(page);
  await open(page, link);
  await expect(thanks(page)).toBeHidden();
  expect(await violationsIn(page)).toEqual([]);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
  await expect(button(page)).toBeHidden();
  expect(await violationsIn(page)).toEqual([]);
  await open(page, link);
  await button(page).click();
  await expect(page.getByText('was confirmed before')).toBeVisible();
  await expect(async () => {
    await page.goto('/__local/');
    await expect(page.getByRole('cell', { name: 'reception@dental.example.com' })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await expect(page.getByRole('cell', { name: 'unconfirmed' })).toHaveCount(0);
});

test('without script the button confirms as well; a link that is cut is not valid', async ({
  page,
  browser,
  site,
}) => {
  await subscribe(page);
  const link = await linkOf(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const plain = await context.newPage();
  for (const width of [360, 1280]) {
    await plain.setViewportSize({ width, height: 800 });
    await plain.goto(link.slice(0, -5));
    await button(plain).click();
    await expect(plain.getByText('This link is not whole')).toBeVisible();
    await expect(button(plain)).toBeHidden();
  }
  await plain.goto(link);
  await button(plain).click();
  await expect(thanks(plain)).toBeVisible();
  await context.close();
});
