import type { Locator, Page } from '@playwright/test';
import { expectAnnounced, expectError, lookAt, press, tabTo } from './dentist-forms';
import { mainForm } from './form-journey';
import { expect, open, test } from './site';

/** A list in a form: several entries of the same fields, in the appointments of a small firm. */

// One copy of the project is built for all.
test.describe.configure({ mode: 'default' });
test.use({
  folder: 'examples/dentist',
  backend: 'of the dentist, for lists',
  reducedMotion: 'reduce',
});

const person = (form: Locator, number: number) =>
  form.getByRole('group', { name: `Person ${number}` });
const nameOf = (form: Locator, number: number) => person(form, number).getByLabel('First and last');
const bornOf = (form: Locator, number: number) => person(form, number).getByLabel('Born on');

const fillAppointment = async (page: Page) => {
  await open(page, '/Appointment');
  const form = mainForm(page);
  await form.getByLabel('Your name').fill('Ada Lovelace');
  await form.getByLabel('Your e-mail address').fill('ada@example.com');
  await form.getByLabel('Your telephone number').fill('020 7946 0100');
  await form.getByLabel('Yes, I am a patient').click();
  await form.getByLabel('Which day').fill('2099-03-03');
  await form.getByLabel(/I agree/).click();
  const family = form.getByLabel('The same for others');
  await family.click();
  await expectAnnounced(form, 'Who comes with you?', family);
  return form;
};

test('two entries are filled in and sent; stored as a list, each with the names of its fields', async ({
  page,
  site,
}) => {
  const form = await fillAppointment(page);
  await nameOf(form, 1).fill('Byron');
  await bornOf(form, 1).fill('2015-05-12');
  await press(form, 'Add a person');
  await expect(nameOf(form, 2)).toBeFocused();
  await page.keyboard.type('Annabella');
  await bornOf(form, 2).fill('2017-09-22');
  await press(form, 'Ask for');
  await expect(page).toHaveURL(/\/Thanks$/);
  const record = site.stored('appointments').at(-1);
  expect(record?.Family).toEqual([
    { Name: 'Byron', Born: '2015-05-12' },
    { Name: 'Annabella', Born: '2017-09-22' },
  ]);
});

test('an entry that is not filled in is told at its field; nothing is sent', async ({
  page,
  site,
}) => {
  const before = site.stored('appointments').length;
  const form = await fillAppointment(page);
  await nameOf(form, 1).fill('Byron');
  await bornOf(form, 1).fill('2015-05-12');
  await press(form, 'Add a person');
  await press(form, 'Ask for');
  const message = 'Please tell us who comes with you';
  await expect(form.getByRole('alert')).toHaveText(message);
  await expect(nameOf(form, 2)).toBeFocused();
  await expect(nameOf(form, 2)).toHaveAccessibleDescription(message);
  await nameOf(form, 2).fill('Annabella');
  await expect(form.getByRole('alert')).toHaveCount(0);
  expect(site.stored('appointments')).toHaveLength(before);
});

test('with the keyboard only: entries come, go, and the focus stays with them', async ({
  page,
}) => {
  const form = await fillAppointment(page);
  await nameOf(form, 1).fill('Byron');
  const add = form.getByRole('button', { name: 'Add a person' });
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(nameOf(form, 2)).toBeFocused();
  await page.keyboard.type('Annabella');
  await tabTo(page, form.getByRole('button', { name: 'Remove Person 1' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status').filter({ hasText: 'Person 1 was removed' })).toHaveCount(1);
  await expect(form.locator('legend', { hasText: 'Person 1' })).toBeFocused();
  await expect(nameOf(form, 1)).toHaveValue('Annabella');
  await expect(person(form, 2)).toHaveCount(0);
});

test('entries are kept when the list is hidden for a while', async ({ page }) => {
  const form = await fillAppointment(page);
  await nameOf(form, 1).fill('Byron');
  await press(form, 'Add a person');
  await nameOf(form, 2).fill('Annabella');
  const family = form.getByLabel('The same for others');
  await family.click();
  await expect(person(form, 1)).toBeHidden();
  await family.click();
  await expect(nameOf(form, 1)).toHaveValue('Byron');
  await expect(nameOf(form, 2)).toHaveValue('Annabella');
});

test('entries with an error message overflow nowhere and have enough contrast', async ({
  page,
}) => {
  const form = await fillAppointment(page);
  for (let number = 2; number <= 5; number += 1) await press(form, 'Add a person');
  await expect(person(form, 5)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Add a person' })).toBeHidden();
  await press(form, 'Ask for');
  await expectError(form, 'Please tell us who comes with you', 'First and last');
  await lookAt(page);
});
