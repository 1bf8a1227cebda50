import type { Page } from '@playwright/test';

/**
 * Presses with `act` what the page was told to time; resolves to the time in milliseconds, once the
 * page is idle.
 */
export type Press = (time: Promise<number>, act: () => Promise<void>) => Promise<number>;

export const pressOn =
  (page: Page): Press =>
  async (time, act) => {
    // Answered in order: once this resolves, the listener is in place.
    await page.evaluate(() => undefined);
    await act();
    return time;
  };
