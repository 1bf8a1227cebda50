import type { Locator, Page } from '@playwright/test';

declare global {
  // A global is declared with var.
  var letters: number[];
}

/** Milliseconds between two letters of a quick writer. */
const pause = 100;

/** Types into the field, and tells of each letter the milliseconds from its key to the frame that shows it. */
export const typeLetters = async (page: Page, field: Locator, text: string): Promise<number[]> => {
  await page.evaluate(() => {
    globalThis.letters = [];
    let pressed = 0;
    window.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
    const onInput = () => {
      const from = pressed;
      const note = () => globalThis.letters.push(performance.now() - from);
      requestAnimationFrame(() => setTimeout(note));
    };
    window.addEventListener('input', onInput, true);
  });
  await field.tap();
  await page.keyboard.type(text, { delay: pause });
  await page.waitForFunction((count) => globalThis.letters.length >= count, text.length, {
    polling: 100,
  });
  const typed = await field.inputValue();
  if (typed !== text) throw new Error(`Of “${text}” there is “${typed}” in the field.`);
  return page.evaluate(() => globalThis.letters);
};
