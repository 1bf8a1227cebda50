import type { Locator, Page } from '@playwright/test';
import { expectAnnounced } from './dentist-forms';
import { mainForm } from './form-journey';
import { open } from './site';

/** Helpers for journeys through a list in a form: who comes along to an appointment. */

export const person = (form: Locator, number: number) =>
  form.getByRole('group', { name: `Person ${number}` });
export const nameOf = (form: Locator, number: number) =>
  person(form, number).getByLabel('First and last');
export const bornOf = (form: Locator, number: number) => person(form, number).getByLabel('Born on');

export const fillWithOthers = async (page: Page) => {
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
