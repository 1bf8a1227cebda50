import type { Locator, Page } from '@playwright/test';
import { expect } from './site';

/** Helpers for journeys through forms. */

export const mainForm = (page: Page) => page.getByRole('main').getByRole('form');

export const toast = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${text.replaceAll('.', '\\.')}`) });

/** Neither an alert nor a toast has text. */
export const expectNothingShown = async (page: Page) => {
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
};

/** Closes every toast, so that later ones are distinct. */
export const putToastsAway = async (page: Page) => {
  const toasts = page.locator('[data-toast]');
  await toasts
    .getByRole('button')
    .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()));
  await expect(toasts).toHaveCount(0);
};

export const isoDate = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);

/** Fills in all fields at once, by their names, as a password manager does. */
export const fillIn = (form: Locator, values: Record<string, string>) =>
  form.evaluate((element: HTMLFormElement, filled) => {
    for (const [name, value] of Object.entries(filled)) {
      const control = element.elements.namedItem(name) as HTMLInputElement;
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!;
      set!.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, values);

const filled = async (page: Page, values: Record<string, string>) => {
  const form = mainForm(page);
  // As whoever fills it in has it: a form far below is not hydrated yet.
  await form.scrollIntoViewIfNeeded();
  await fillIn(form, values);
  return form;
};

export const fillFreelancer = (page: Page, message: string) =>
  filled(page, {
    fullName: 'Grace Hopper',
    Email: 'grace@example.com',
    Number: '42',
    portfolioUrl: 'https://grace.example',
    Messsage: message,
  });

export const freelancerThanks = 'Thankyou For Connecting , We Will Meassage Soon.. For Join Team';

export const fillContact = (page: Page, message: string) =>
  filled(page, {
    Fullname: 'Ada Lovelace',
    Company: 'Engines Ltd',
    Number: '5550100',
    Email: 'ada@example.com',
    Messsage: message,
  });

export const fillInquiry = (page: Page, project: string) =>
  filled(page, { Fname: 'Ada', Email: 'ada@example.com', Number: '1', Pname: project });

export const inquiryThanks = 'Thankyou For Send';
