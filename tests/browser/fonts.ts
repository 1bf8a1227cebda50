import type { Page } from '@playwright/test';
import theme from '../../config/theme';

/** The fonts of the project's own site. */

export const families = [...new Set([theme.font.display.family, theme.font.text.family])];

/** The paths of font files, as the page asks for them. */
export const watchFonts = (page: Page) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
};
