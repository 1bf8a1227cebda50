import type { Page } from '@playwright/test';

/** Addresses of scripts that the page requests, as it does. */
export const watchScripts = (page: Page): string[] => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
};

/** Addresses of other origins that the page itself requests. Frames do not count, nor whether a frame's host answers. */
export const watchElsewhere = (page: Page, own: string): string[] => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin === own || protocol === 'data:' || request.frame().parentFrame()) return;
    if (request.method() === 'HEAD') return;
    elsewhere.push(request.url());
  });
  return elsewhere;
};
