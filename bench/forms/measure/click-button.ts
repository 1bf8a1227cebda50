import type { Page } from '@playwright/test';
import type { Press } from './press';

/** The button to click, and how the page times it. */
type Click = { name: string; time: () => Promise<number> };

/** Clicks a button. A bare click, without what Playwright checks around it. */
export const clickButton = async (page: Page, press: Press, { name, time }: Click) => {
  const button = page.getByRole('button', { name });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`The form shows no button "${name}".`);
  return press(time(), () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2));
};

/** Clicks the button that sends the form. */
export const clickSend = (page: Page, press: Press) =>
  clickButton(page, press, { name: 'Send', time: () => page.evaluate(() => bench.nextSubmit()) });
