import type { Page } from '@playwright/test';

/** Errors and warnings of the page's console, and exceptions of its scripts, as they occur. */
export const watchConsole = (page: Page): string[] => {
  const problems: string[] = [];
  const isElsewhere = ({ url }: { url: string }) =>
    URL.canParse(url) && new URL(url).hostname !== new URL(page.url()).hostname;
  page.on('console', (message) => {
    // The page asks a map's host whether it answers: without a network it does not.
    if (
      /^Failed to load resource: net::ERR_/.test(message.text()) &&
      isElsewhere(message.location())
    )
      return;
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
};
