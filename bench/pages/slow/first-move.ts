import type { Page } from '@playwright/test';

declare global {
  // A global is declared with var.
  var answered: Promise<number>;
}

/** Starts to watch: `answered` is the time from the next move until a form is hydrated. */
const watchForm = (page: Page) =>
  page.evaluate(() => {
    const moved = new Promise<number>((resolve) =>
      document.addEventListener('pointermove', ({ timeStamp }) => resolve(timeStamp), {
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
    globalThis.answered = Promise.all([moved, taken]).then(([start, end]) => end - start);
  });

/** Makes the first move; milliseconds until the visible form answers. */
export const moveFirst = async (page: Page): Promise<number> => {
  await watchForm(page);
  await page.mouse.move(5, 5, { steps: 2 });
  return page.evaluate(() => globalThis.answered);
};
