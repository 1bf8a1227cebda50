import type { Page } from '@playwright/test';
import { mainForm, toast } from '../form-journey';
import { expect, open, test } from '../site';

/** Somebody is notified of what a visitor sends; that visitors cannot find out who: tests/requests/dentist.test.ts. */

test.use({ folder: 'examples/dentist', backend: 'of mails' });

test.describe.configure({ mode: 'default' });
test.beforeEach(({ site }) => site.removeData());

const sendFeedback = async (page: Page, words: string) => {
  await open(page, '/Feedback');
  const form = mainForm(page);
  await form.getByRole('radio', { name: 'Good', exact: true }).click();
  await form.getByLabel('The wait').click();
  await form.getByLabel('In your own words').fill(words);
  await form.getByRole('button', { name: 'Send my feedback' }).click();
  await expect(toast(page, 'Thank you: this helps us')).toBeVisible();
};

test('a message becomes a mail that /__local/ shows without links from the visitor', async ({
  page,
  site,
}) => {
  await sendFeedback(page, 'Grüße 🦷\nSee https://evil.test/x');
  await expect(async () => {
    await page.goto(`${site.origin}/__local/`);
    await expect(page.getByRole('heading', { name: 'Mails' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const row = page.getByRole('row').filter({ hasText: 'practice@dental.example.com' });
  await row.getByRole('link').first().click();
  const mail = page.locator('body');
  await expect(mail).toContainText('Grüße 🦷');
  await expect(mail).toContainText('See https[://]evil[.]test/x');
  await expect(mail).toContainText('4 (Good)');
  await expect(mail).toContainText('/Feedback');
});
