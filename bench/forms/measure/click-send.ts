import type { Page } from '@playwright/test';
import type { Press } from './press';

/** Clicks the button that sends the form. A bare click, without what Playwright checks around it. */
export const clickSend = async (page: Page, press: Press) => {
  const button = page.getByRole('button', { name: 'Send' });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The form shows no button "Send".');
  return press('nextSubmit', () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
};
