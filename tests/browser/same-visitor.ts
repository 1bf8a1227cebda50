import type { BrowserContext } from '@playwright/test';
import type { Share } from './share';

type Given = { share: Share; browser: { newContext: () => Promise<BrowserContext> } };

/**
 * A fixture for tests that only look: those of one worker share a browser context, so that each finds the
 * site's scripts in its cache. Each has its own page.
 *
 * @param name of the visitor: one per file, since the options of its tests are the visitor's.
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
