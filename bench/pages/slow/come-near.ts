import type { Page } from '@playwright/test';

/**
 * The first move of a visitor: scrolls to the form of the page. Milliseconds until React answers in it, or 0 where
 * nothing but the browser does (`alone`).
 */
export const comeNear = (page: Page, alone = false): Promise<number> =>
  page.evaluate((byBrowser) => {
    const start = performance.now();
    const form = () => document.querySelector('main form');
    form()?.scrollIntoView({ block: 'start', behavior: 'instant' });
    if (byBrowser) return 0;
    return new Promise<number>((resolve) => {
      const look = () => {
        const element = form();
        const answers =
          element &&
          !element.closest('[data-waiting]') &&
          Object.keys(element).some((key) => key.startsWith('__react'));
        if (answers) resolve(performance.now() - start);
        else requestAnimationFrame(look);
      };
      look();
    });
  }, alone);
