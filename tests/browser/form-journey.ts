import type { Page } from '@playwright/test';
import { expect } from './site';

/** What journeys through forms share. */

export const mainForm = (page: Page) => page.getByRole('main').getByRole('form');

export const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${text.replaceAll('.', '\\.')}`) });

/** Neither an alert nor a toast says anything. */
export const expectNothingShown = async (page: Page) => {
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
};

export const isoDate = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

export const fillFreelancer = async (page: Page, message: string) => {
  const form = mainForm(page);
  await form.getByLabel('Full Name').fill('Grace Hopper');
  await form.getByLabel('Email Address').fill('grace@example.com');
  await form.getByLabel('Phone Number').fill('42');
  await form.getByLabel('Portfolio URL').fill('https://grace.example');
  await form.getByLabel('Message').fill(message);
  return form;
};

export const freelancerThanks = 'Thankyou For Connecting , We Will Meassage Soon.. For Join Team';
