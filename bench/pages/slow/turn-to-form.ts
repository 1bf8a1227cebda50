import type { Page } from '@playwright/test';

declare global {
  // A global is declared with var.
  var answered: Promise<number>;
}

/** Starts to watch: `answered` is the time from the next focus until a form is hydrated. */
const watchForm = (page: Page) =>
  page.evaluate(() => {
    const turned = new Promise<number>((resolve) =>
      document.addEventListener('focusin', ({ timeStamp }) => resolve(timeStamp), {
        capture: true,
        once: true,
      }),
    );
    const taken = new Promise<number>((resolve) =>
      new MutationObserver((_, observer) => {
        if (!document.querySelector(':not([data-waiting]) > form')) return;
        observer.disconnect();
        resolve(performance.now());
      }).observe(document.body, { subtree: true, attributeFilter: ['data-waiting'] }),
    );
    globalThis.answered = Promise.all([turned, taken]).then(([start, end]) => end - start);
  });

/** The first act: turns to the form of the page; milliseconds until it answers. */
export const turnToForm = async (page: Page): Promise<number> => {
  await watchForm(page);
  await page.locator('main form input').first().focus();
  return page.evaluate(() => globalThis.answered);
};
