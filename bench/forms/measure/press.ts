import type { Page } from '@playwright/test';

/** Lets the page time what `act` presses; resolves to milliseconds when the page is at rest again. */
export type Press = (type: 'nextKey' | 'nextSubmit', act: () => Promise<void>) => Promise<number>;

export const pressOn =
  (page: Page): Press =>
  async (type, act) => {
    const time = page.evaluate((name) => bench[name](), type);
    // Answered in order: when this is, what listens for the press is in place.
    await page.evaluate(() => undefined);
    await act();
    return time;
  };
