import type { Page } from '@playwright/test';
import { expect, open } from './site';

/** Helpers for journeys from the form of a newsletter over the mail to the button that confirms it. */

export const subscribe = async (page: Page) => {
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
export const linkOf = async (page: Page) => {
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

export const button = (page: Page) => page.getByRole('button', { name: 'Yes, send me the letter' });
export const thanks = (page: Page) => page.getByText('your address is confirmed');
