import type { BrowserContext, Page } from '@playwright/test';
import { mainForm } from './form-journey';
import { expect, type Site } from './site';

/** Helpers for journeys in which a message does not arrive at once. */

export const send = (page: Page) => mainForm(page).getByRole('button', { name: 'Send' });

export const contacts = (site: Site, message: string) =>
  site.stored('Contact_cli').filter(({ Messsage }) => Messsage === message);

export const logged = (page: Page, text: string) =>
  page.waitForEvent('console', (message) => message.text().includes(text));

export const expectOnce = async (site: Site, message: string) => {
  await expect.poll(() => contacts(site, message).length).toBe(1);
};

/** When a connection is cut, Chromium itself repeats the request on every other connection it keeps. */
export const manyTimes = 20;

export const unreachable = [/Failed to load resource/, /not saved/, /net::ERR/];

/** How many requests to store have been sent. */
export const countCommits = (place: Page | BrowserContext) => {
  let count = 0;
  (place as BrowserContext).on('request', (request) => {
    if (request.url().includes(':commit') && request.method() === 'POST') count += 1;
  });
  return () => count;
};

/** Holds requests to store back until they are released. */
export const holdCommits = async (place: Page | BrowserContext) => {
  const going: (() => Promise<void>)[] = [];
  let open = false;
  await place.route(/:commit/, async (route) => {
    if (open || route.request().method() !== 'POST') return route.continue();
    going.push(() => route.continue().catch(() => undefined));
  });
  return {
    held: () => going.length,
    release: async () => {
      open = true;
      await Promise.all(going.map((go) => go()));
    },
  };
};
