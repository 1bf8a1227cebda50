import type { Locator, Page } from '@playwright/test';
import { freelancerThanks, mainForm, putToastsAway, toast } from './form-journey';
import { expect, type Site } from './site';

/** Helpers for journeys with the CV of the freelancer form. */

/** Sizes of an upload in one piece, and in chunks. */
export const small = 2_000;
export const large = 700_000;

export const pdf = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 'cv')]);

export const cvOf = (form: Locator) => form.locator('input[type=file]');

export const chooseCv = (form: Locator, buffer: Buffer, name = 'cv.pdf') =>
  cvOf(form).setInputFiles({ name, mimeType: 'application/pdf', buffer });

export const sendApplication = (form: Locator) =>
  form.getByRole('button', { name: 'Send application' }).click();

/** Every request that starts or continues an upload. */
export const watchUploads = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/v0/b/')) sent.push(request.url());
  });
  return sent;
};

export const logged = (page: Page) =>
  page.waitForEvent('console', (message) => message.text().includes('not uploaded'));

export const stored = (site: Site, message: string) =>
  site.stored('freelancers').filter(({ Messsage }) => Messsage === message);

/** The only record with `message`, once it is stored and confirmed, and the form is empty again. */
export const storedOnce = async (page: Page, site: Site, message: string) => {
  await expect(toast(page, freelancerThanks)).toBeVisible();
  const records = stored(site, message);
  expect(records).toHaveLength(1);
  await expect(mainForm(page).getByLabel('Message')).toHaveValue('');
  await putToastsAway(page);
  return records[0]!;
};
