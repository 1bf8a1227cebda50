import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Milliseconds without a request after which a page counts as quiet. */
const quiet = 1000;

/** Tracks the requests of `page` from now on; returns how to wait until all are answered. */
export const watchRequests = (page: Page) => {
  let underWay = 0;
  let last = Date.now();
  const count = (change: 1 | -1) => () => {
    underWay += change;
    last = Date.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    // The last action has yet to send its requests.
    last = Date.now();
    while (underWay > 0 || Date.now() - last < quiet) await setTimeout(50);
  };
};
