import type { Page } from '@playwright/test';

/**
 * Presses with `act` what the page was told to time, and resolves to its time when the page is at
 * rest again, in milliseconds.
 */
export type Press = (time: Promise<number>, act: () => Promise<void>) => Promise<number>;

export const pressOn =
  (page: Page): Press =>
  async (time, act) => {
    // Answered in order: when this is, what listens for the press is in place.
    await page.evaluate(() => undefined);
    await act();
    return time;
  };
