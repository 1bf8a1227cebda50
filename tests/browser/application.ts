import type { Locator, Page } from '@playwright/test';
import { expectStep, fileOf, press } from './dentist-forms';
import { mainForm } from './form-journey';
import { expect, open } from './site';

/** Helpers for journeys through the application form of a small firm: steps, files, a summary. */

export const fillPerson = async (form: Locator, name = 'Ada Lovelace') => {
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Your e-mail address').fill('ada@example.com');
  await press(form, 'Continue');
  await expectStep(form, 'Your experience');
};

export const fillExperience = async (form: Locator) => {
  await form.getByLabel('As what').selectOption('Dentist');
  await form.getByLabel('How long').fill('10');
  await form.getByLabel('English').click();
  await press(form, 'Continue');
  await expectStep(form, 'Documents');
};

export const toDocuments = async (page: Page, name?: string) => {
  await open(page, '/Apply');
  const form = mainForm(page);
  await fillPerson(form, name);
  await fillExperience(form);
  return form;
};

export const fillDocuments = async (form: Locator) => {
  await form.getByLabel('Your CV').setInputFiles(fileOf('cv.pdf'));
  await form.getByLabel('Your certificates').setInputFiles(fileOf('nurse.pdf'));
  await form.getByLabel(/I agree/).click();
  await press(form, 'Continue');
  await expectStep(form, 'Is this right?');
};

export const isSent = (form: Locator, name: string) =>
  expect(form.getByRole('status').filter({ hasText: name })).toHaveText(`${name}Sent`);
