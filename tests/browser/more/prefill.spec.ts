import { press } from '../dentist-forms';
import { mainForm } from '../form-journey';
import { expect, open, test } from '../site';

/** Links that fill in fields of a form, in the appointments of a small firm. */

test.use({
  folder: 'examples/dentist',
  backend: 'of the dentist, for links',
  reducedMotion: 'reduce',
});

const askForOne = { name: 'Ask for an appointment' };

test('a link within the site ticks a box, which is sent with what the visitor adds', async ({
  page,
  site,
}) => {
  await open(page, '/Check-ups');
  await page.getByRole('main').getByRole('link', askForOne).click();
  await expect(page).toHaveURL(/\/Appointment\?treatment=check-up$/);
  const form = mainForm(page);
  await expect(form.getByLabel('A check-up')).toBeChecked();
  await form.getByLabel('Your name').fill('Ada Lovelace');
  await form.getByLabel('Your e-mail address').fill('ada@example.com');
  await form.getByLabel('Your telephone number').fill('020 7946 0100');
  await form.getByLabel('Yes, I am a patient').click();
  await form.getByLabel('Which day').fill('2099-03-03');
  await form.getByLabel(/I agree/).click();
  await form.getByLabel('A professional cleaning').click();
  await press(form, 'Ask for');
  await expect(page).toHaveURL(/\/Thanks$/);
  const record = site.stored('appointments').at(-1);
  expect(record).toMatchObject({ Treatments: ['check-up', 'cleaning'], Page: '/Appointment' });
});

test('a link from elsewhere fills in what the page’s HTML left empty; its address is no other page', async ({
  page,
}) => {
  await open(page, '/Appointment?treatment=pain&treatment=none');
  const form = mainForm(page);
  await expect(form.getByLabel('I am in pain')).toBeChecked();
  await expect(form.getByText('Please do not wait for our answer.', { exact: true })).toBeVisible();
  await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(1);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', /\/Appointment$/);
});
