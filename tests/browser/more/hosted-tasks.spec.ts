import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { git, inBar, publish, signIn, testAtHost, told } from '../editor-at-host';
import { button, expect, headline, retitle } from '../hosted-editor';
import { allWritten, statusOf } from '../typed-text';

/** What an owner changes in a year, in the editor at its own address, then published: proved by a clone of the repository. */

const test = testAtHost('GitHub', 'examples/bakery');

const home = 'config/pages/home.ts';
const site = 'config/site.ts';
const breads = 'config/collections/breads.ts';
const courses = 'config/collections/courses.ts';
const form = 'config/forms/saturday.ts';

test.describe.configure({ timeout: 240_000 });

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const list = (page: Page) => page.getByRole('region', { name: 'Sections' });
const dialog = (page: Page) => page.getByRole('dialog');

/** Settings of a file that belongs to more than one page. */
const openFile = async (page: Page, name: string | RegExp) => {
  const panel = panelOf(page);
  await panel.getByRole('navigation', { name: 'Place' }).getByRole('button').first().click();
  await panel.getByRole('navigation', { name: 'All pages' }).getByRole('button', { name }).click();
  await expect(panel.getByRole('heading', { level: 2, name })).toBeVisible();
  return panel;
};

/** Of a list in Settings. */
const openEntry = (page: Page, at: number) =>
  panelOf(page).locator('li[data-at]').nth(at).getByRole('button').nth(1).click();

const showHome = async (page: Page) => {
  await page.getByRole('combobox', { name: 'Page' }).click();
  await page.getByRole('option').first().click();
};

/** The titles of the sections of Home, in order. */
const titles = (text: string) =>
  [...text.matchAll(/^ {6}title:\s+'(.*)',$/gm)].map(([, each]) => each);

/** By the list of sections over the page, which is gone then. */
const ofSection = async (page: Page, at: number, deed: string) => {
  await (await inBar(page, 'Sections')).click();
  await list(page)
    .getByRole('button', { name: /^More for / })
    .nth(at)
    .click();
  await page.getByRole('menuitem', { name: deed }).click();
  await expect(list(page)).toBeHidden();
};

/** Each says what it leaves in a file, other words for each `n`. */
type Task = {
  file: string;
  does: (page: Page, n: number) => Promise<void>;
  says: (n: number) => string;
};

const tasks: Record<string, Task> = {
  'a text': {
    file: home,
    does: (page, n) => retitle(page, `Gone by ${n}`),
    says: (n) => `title: 'Gone by ${n}'`,
  },
  'a picture': {
    file: home,
    does: async (page, n) => {
      await page.getByRole('main').getByRole('img').nth(1).click();
      const chooser = page.waitForEvent('filechooser');
      await panelOf(page)
        .getByRole('button', { name: 'Choose or drop a picture: File' })
        .first()
        .click();
      const picture = {
        name: `Loaf ${n}.png`,
        mimeType: 'image/png',
        buffer: await page.screenshot(),
      };
      await (await chooser).setFiles(picture);
      await panelOf(page).getByLabel('What does the picture show?').fill(`Our loaf ${n}`);
      await button(page, 'Use this picture').click();
    },
    says: (n) => `alt: 'Our loaf ${n}'`,
  },
  'opening hours': {
    file: site,
    does: async (page, n) => {
      await page.getByText('13:00').last().click();
      await openEntry(page, 0);
      await panelOf(page).getByLabel('Open', { exact: true }).fill(`7:${n}0-13`);
      await page.keyboard.press('Tab');
    },
    says: (n) => `07:${n}0–13:00`,
  },
  'a price': {
    file: breads,
    does: async (page, n) => {
      const panel = await openFile(page, /Breads/);
      await openEntry(page, 0);
      await panel.getByLabel('Price', { exact: true }).fill(`6.${n}5`);
      await page.keyboard.press('Enter');
    },
    says: (n) => `price: 6.${n}5`,
  },
  'an event': {
    file: courses,
    does: async (page, n) => {
      const panel = await openFile(page, /Courses/);
      await panel.getByRole('button', { name: 'Add to “Entries”' }).click();
      await panel.getByLabel('Name', { exact: true }).fill(`Buns for beginners ${n}`);
      await page.keyboard.press('Enter');
    },
    says: (n) => `name: 'Buns for beginners ${n}'`,
  },
  'a rule of a form': {
    file: form,
    does: async (page, n) => {
      const panel = await openFile(page, /Saturday order/);
      await panel.getByRole('button', { name: 'Add to “Rules”' }).click();
      await dialog(page).getByRole('searchbox').fill('mandatory');
      await page.keyboard.press('Enter');
      await panel.getByLabel('Message', { exact: true }).fill(`Please say it, ${n}`);
      await page.keyboard.press('Enter');
    },
    says: (n) => `message: 'Please say it, ${n}'`,
  },
  'a colour': {
    file: 'config/theme.ts',
    does: async (page, n) => {
      const panel = await openFile(page, 'Theme');
      await panel.getByRole('button', { name: 'Open color' }).click();
      await panel.getByRole('button', { name: 'Open light' }).click();
      const key = panel.locator('[data-edit-key="color.light.text.secondary"]');
      await key.getByLabel('Secondary', { exact: true }).fill(`#4A352${n}`);
      await page.keyboard.press('Enter');
    },
    says: (n) => `secondary: '#4A352${n}'`,
  },
  'a page': {
    file: 'config/routes.ts',
    does: async (page, n) => {
      await (await inBar(page, 'Pages')).click();
      await button(page, 'Add a page').click();
      await dialog(page).getByLabel('Title').fill(`Flour ${n}`);
      await page.keyboard.press('Enter');
      await expect(headline(page)).toContainText(`Flour ${n}`);
      await showHome(page);
    },
    says: (n) => `path: '/Flour-${n}'`,
  },
};

for (const [n, viewport] of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
].entries()) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('ten tasks of an owner are done, and published as one commit', async ({
      page,
      hosted,
    }) => {
      const published = (file: string) => git(hosted, 'show', `main:${file}`);
      const before = published(home);
      const commits = Number(git(hosted, 'rev-list', '--count', 'main'));
      await signIn(page, hosted, 'a-token');
      for (const [name, { does }] of Object.entries(tasks)) {
        await test.step(name, () => does(page, n));
        await expect(statusOf(page)).toHaveText(allWritten);
      }
      await test.step('a section is moved', () => ofSection(page, 1, 'Move down'));
      await test.step('a section is deleted', () => ofSection(page, 3, 'Delete'));
      await publish(page);
      await told(page, /^Published: /);

      expect(Number(git(hosted, 'rev-list', '--count', 'main'))).toBe(commits + 1);
      const clone = mkdtempSync(join(tmpdir(), 'published-'));
      execFileSync('git', ['clone', '--quiet', '--branch', 'main', hosted.repository, clone]);
      for (const [name, { file, says }] of Object.entries(tasks)) {
        expect([name, readFileSync(join(clone, file), 'utf8')]).toEqual([
          name,
          expect.stringContaining(says(n)),
        ]);
      }
      const [, second, third, , ...others] = titles(before);
      const now = readFileSync(join(clone, home), 'utf8');
      expect(titles(now).slice(1)).toEqual([third, second, ...others]);
      rmSync(clone, { recursive: true });
    });
  });
}
