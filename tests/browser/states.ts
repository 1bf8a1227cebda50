import type { Locator, Page } from '@playwright/test';
import dentistInAll from '../../examples/dentist/config/site';
import { en } from '../../src/schema/usual-words/en';
import { inEnglish } from '../in-english';
import { mainForm, toast } from './form-journey';
import { expect, type Site } from './site';

/** States of pages, as actions leave them. */

export const dentist = inEnglish(dentistInAll);

export const inAllColours = 'axe finds nothing, light, dark and in forced colours';

export const usualMenu = {
  openMenu: en['header.openMenu'],
  navigationLabel: en['header.navigationLabel'],
};

const submenu = dentist.header.links.find(({ links }) => links)!;

/** Opens the dentist's submenu; its second link. */
export const openSubmenu = async (menu: Locator) => {
  await menu.locator('summary', { hasText: submenu.label }).press('Enter');
  const link = menu.getByRole('link', { name: submenu.links![1]!.label });
  await expect(link).toBeVisible();
  return link;
};

type Sending = { site: Site; button: string; failed: string; saved: string };

/** Sends the form, first in vain: a toast of each kind. An inactive window keeps its toasts. */
export const sendTwice = async (page: Page, { site, button, failed, saved }: Sending) => {
  const send = mainForm(page).getByRole('button', { name: button });
  await site.breakNext({ target: 'commit', status: 403 });
  for (const words of [failed, saved]) {
    await send.click();
    await expect(toast(page, words)).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  }
  await expect(page.locator('[data-toast]')).toHaveCount(2);
};
