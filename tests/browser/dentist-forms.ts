import type { Locator, Page } from '@playwright/test';
import { rulesOfColours, violationsIn } from './axe';
import { bothWidths } from './look-around';
import { overflowOf, settle } from './looks';
import { expect } from './site';

/** Helpers for journeys through the forms of a small firm: examples/dentist. */

export const pdf = (words: string) => Buffer.from(`%PDF-1.4\n${words}`);
export const fileOf = (name: string, buffer = pdf(name)) => ({
  name,
  mimeType: 'application/pdf',
  buffer,
});

const allColours = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'active' },
] as const;

/**
 * Runs axe at both widths, light, dark and in forced colours, and checks that nothing overflows the narrowest
 * screen. Only the form has changed since dentist-pages.spec.ts checked the whole page.
 */
export const lookAt = async (page: Page, part = 'main form') => {
  for (const width of bothWidths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colours of allColours) {
      await page.emulateMedia({ ...colours, reducedMotion: 'reduce' });
      await settle(page);
      const only = colours === allColours[0] ? undefined : rulesOfColours;
      const found = await violationsIn(page, { part, only });
      expect(found, `at ${width} px, ${Object.values(colours).join(', ')}`).toEqual([]);
    }
  }
  await page.emulateMedia(allColours[0]);
  await page.setViewportSize({ width: 320, height: 800 });
  await expect.poll(() => overflowOf(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
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
