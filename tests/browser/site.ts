import type { Page } from '@playwright/test';
import { startSite, type Site } from '../local-site';
import { expect, test as base } from './share';
import { watchConsole } from './watch-console';

export type { Site };

type Fixtures = {
  /** The site under test; empty for the project's own, whose texts may change. */
  folder: string;
  /** A file with its own name has a backend in which no other file stores anything. */
  backend: string;
  site: Site;
  watch: {
    /** Problems that a test provokes, by a part of their text. */
    expectProblems: (...parts: RegExp[]) => void;
  };
};

export const test = base.extend<Fixtures>({
  folder: ['tests/sites/agency', { option: true }],
  backend: ['shared', { option: true }],
  site: [
    async ({ share, folder, backend }, use) => {
      await use(await share(`${folder}, ${backend}`, (port) => startSite(port, folder)));
    },
    // It may have to be built.
    { timeout: 300_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },
  /** No console error or warning on any page, except those that a test provokes. */
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

/** Moves the mouse from one place to another: one that is merely seen somewhere may be resting there. */
export const moveMouse = async (page: Page) => {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
};

/** Opens a page as a visitor who then moves and acts: React hydrates what is near. */
export const open = async (page: Page, path: string) => {
  await page.goto(path);
  await moveMouse(page);
  // As a password manager does, also in tabs beside the first.
  await page.evaluate(() => void window.dispatchEvent(new Event('change')));
  await expect(page.locator('#root[data-ready]')).toBeAttached();
};

export { expect };
