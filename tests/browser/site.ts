import type { Page } from '@playwright/test';
import { startSite, type Site } from '../local-site';
import { expect, test as base } from './share';
import { watchConsole } from './watch-console';

export type { Site };

type Fixtures = {
  /** The site that is looked at; empty for the project's own, whose words are its editors'. */
  folder: string;
  /** A file that names its own has a backend in which nothing of other files is stored. */
  backend: string;
  site: Site;
  watch: {
    /** Problems that a test provokes itself, by a part of their text. */
    expectProblems: (...parts: RegExp[]) => void;
  };
};

export const test = base.extend<Fixtures>({
  folder: ['examples/agency', { option: true }],
  backend: ['shared', { option: true }],
  site: async ({ share, folder, backend }, use) => {
    await use(await share(`${folder}, ${backend}`, (port) => startSite(port, folder)));
  },
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
  /** No console error or warning on any page, but for what a test says it provokes. */
  watch: [
    async ({ page }, use) => {
      const problems = watchConsole(page);
      let expected: RegExp[] = [];
      await use({ expectProblems: (...parts) => (expected = parts) });
      const strange = problems.filter((text) => !expected.some((part) => part.test(text)));
      expect(strange, 'console errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page as a visitor does who then moves: React takes over what is near. */
export const open = async (page: Page, path: string) => {
  await page.goto(path);
  await page.mouse.move(1, 1);
  await expect(page.locator('#root[data-ready]')).toBeAttached();
};

export { expect };
