import type { Page } from '@playwright/test';

declare global {
  // A global is declared with var.
  var change: Promise<number>;
}

/** Starts to watch: `change` is the time from the next click to the frame with another h1. */
const watchHeading = (page: Page) =>
  page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    const clicked = new Promise<number>((resolve) =>
      document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), {
        capture: true,
        once: true,
      }),
    );
    const painted = new Promise<number>((resolve) =>
      new MutationObserver((_, observer) => {
        const now = document.querySelector('h1')?.textContent;
        if (now === undefined || now === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      }).observe(document.body, { subtree: true, childList: true, characterData: true }),
    );
    globalThis.change = Promise.all([clicked, painted]).then(([start, end]) => end - start);
  });

/** Goes to `path` through the open menu; milliseconds from the click until its heading is painted. */
export const changePage = async (page: Page, path: string): Promise<number> => {
  await watchHeading(page);
  await page.locator(`header nav a[href="${path}"]`).tap();
  return page.evaluate(() => globalThis.change);
};
