import type { Locator, Page } from '@playwright/test';
import { expect } from './site';

/** Opens the menu of small screens; gives what its button opens, once it is completely open, whatever the header. */
export const openedMenu = async (page: Page, name: string): Promise<Locator> => {
  const button = page.getByRole('button', { name });
  const id = await button.getAttribute('aria-controls');
  await button.click();
  const panel = page.locator(`[id="${id}"]`);
  await expect(panel).toBeVisible();
  const moving = () => panel.evaluate((element) => element.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);
  return panel;
};
