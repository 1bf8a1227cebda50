import type { Page } from '@playwright/test';
import { open } from './site';

/** What surrounds the pages of tests/sites/frame. */

const during = new Date('2026-01-15T12:00:00');

/** Opens a page on a day with a banner. */
export const openOn = async (page: Page, path: string, day = during) => {
  await page.clock.setFixedTime(day);
  await open(page, path);
};

export const banner = (page: Page) =>
  page.getByRole('complementary', { name: 'Closed on Monday.' });

export const submenu = (page: Page) => page.locator('summary', { hasText: 'What we bake' });

/** A link within the submenu. */
export const bread = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bread' });
