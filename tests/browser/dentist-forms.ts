import type { Locator, Page } from '@playwright/test';
import { rulesOfColours, violationsIn } from './axe';
import { isoDate, mainForm } from './form-journey';
import { overflowOf, settle } from './looks';
import { expect, open } from './site';

/** Helpers for journeys through the forms of a small firm: examples/dentist. */

export const pdf = (words: string) => Buffer.from(`%PDF-1.4\n${words}`);
export const fileOf = (name: string, buffer = pdf(name)) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});

const darkColours = [
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/**
 * Runs axe on a telephone, light, dark and in forced colours, and checks that nothing overflows at any width.
 * Only the form has changed since more/practice.spec.ts checked the whole page.
 */
export const lookAt = async (page: Page, part = 'main form') => {
  await page.setViewportSize({ width: 360, height: 800 });
  await settle(page);
  expect(await violationsIn(page, { part })).toEqual([]);
  for (const colours of darkColours) {
    await page.emulateMedia({ ...colours, reducedMotion: 'reduce' });
    await settle(page);
    const found = await violationsIn(page, { part, only: rulesOfColours });
    expect(found, Object.values(colours).join(', ')).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflowOf(page), `at ${width} px`).toBe(0);
  }
};

export const press = (form: Locator, name: string) => form.getByRole('button', { name }).click();

export const expectError = async (form: Locator, message: string, label: string | RegExp) => {
  await expect(form.getByRole('alert')).toHaveText(message);
  await expect(form.getByLabel(label).first()).toBeFocused();
};

/** Expects that what appeared is announced; focus stays where it is. */
export const expectAnnounced = async (form: Locator, words: string, focused: Locator) => {
  await expect(form.getByRole('status').filter({ hasText: words })).toHaveText(words);
  await expect(focused).toBeFocused();
};

/** Presses Tab until `target` has focus. */
export const tabTo = async (page: Page, target: Locator, key = 'Tab') => {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${target.toString()}.`);
};

export const typeInto = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

export const pressOn = async (page: Page, target: Locator, key: string) => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

export const expectStep = async (form: Locator, title: string) => {
  await expect(form.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await expect(form.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(form.locator('[aria-current=step]')).toHaveText(new RegExp(title.replace('?', '')));
};

export const fillAppointment = async (page: Page) => {
  const form = mainForm(page);
  await form.getByLabel('Your name').fill('Ada Lovelace');
  await form.getByLabel('Your e-mail address').fill('ada@example.com');
  await form.getByLabel('Your telephone number').fill('020 7946 0100');
  return form;
};

export const welcome = 'Welcome! Three questions for your first visit';

/** The form of the letter, on a page that has no other. */
export const letter = async (page: Page) => {
  await open(page, '/Privacy');
  const form = page.getByRole('contentinfo').getByRole('form');
  const email = form.getByLabel('Your e-mail address');
  return { form, email, again: form.getByLabel('The same address once more') };
};

export const letterOf = (address: string) => ({
  Email: address,
  EmailAgain: address,
  Consent: true,
  id: expect.any(Number),
  Date: isoDate,
  Language: 'en-GB',
  Shown: 'en-GB',
});
