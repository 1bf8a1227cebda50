import { test as base, expect, type Page } from '@playwright/test';
import { startSite, type Site } from '../local-site';
import { portAt } from './ports';
import { watchConsole } from './watch-console';

export type { Site };

type Watch = {
  /** Problems that a test provokes itself, by a part of their text. */
  expectProblems: (...parts: RegExp[]) => void;
};

type Workers = {
  site: Site;
  /** The site that is looked at; empty for the project's own, whose words are its editors'. */
  folder: string;
  /** A file that names its own has a backend in which nothing of other files is stored. */
  backend: string;
};

export const test = base.extend<{ watch: Watch }, Workers>({
  folder: ['examples/agency', { scope: 'worker', option: true }],
  backend: ['shared', { scope: 'worker', option: true }],
  site: [
    async ({ folder }, use, { parallelIndex }) => {
      const { site, stop } = await startSite(portAt(parallelIndex), folder);
      await use(site);
      await stop();
    },
    { scope: 'worker' },
  ],
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
