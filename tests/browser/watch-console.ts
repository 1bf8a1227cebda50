import type { Page } from '@playwright/test';

/** What the page's console tells of as an error or a warning, and what its scripts throw, as it comes. */
export const watchConsole = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
};
