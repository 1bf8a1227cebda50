import type { Page } from '@playwright/test';

/** Errors and warnings of the page's console, and exceptions of its scripts, as they occur. */
export const watchConsole = (page: Page): string[] => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return problems;
};
