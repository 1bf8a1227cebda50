import type { BrowserContext } from '@playwright/test';
import type { Share } from './share';

type Given = { share: Share; browser: { newContext: () => Promise<BrowserContext> } };

/**
 * A fixture for tests that look and leave nothing behind: those of one worker share a browser context, so
 * that each finds the site's scripts in its cache. Each has a page of its own.
 *
 * @param name of the visitor: a file has its own, since the options of its tests are the visitor's.
 */
export const sameVisitor = (name: string) => ({
  context: async ({ share, browser }: Given, use: (context: BrowserContext) => Promise<void>) => {
    const visitor = await share(`visitor: ${name}`, async () => {
      const context = await browser.newContext();
      return { thing: context, stop: () => context.close() };
    });
    await use(visitor);
    for (const page of visitor.pages()) await page.close();
  },
});
