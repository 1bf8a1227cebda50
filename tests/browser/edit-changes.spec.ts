import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { violationsIn } from './axe';
import { commitAll, type EditedSite, gitIn, serveEditing } from './edit-site';
import { portAt } from './ports';
import { expect, test } from './share';

/** Pages as a whole, what has changed, and what the editor keeps for later. */

let site: EditedSite;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await serveEditing(portAt(90));
  commitAll(site.project.folder);
});
test.afterAll(() => site.stop());

/** Each test begins with the site of the first commit. */
test.beforeEach(() => {
  const { folder } = site.project;
  gitIn(folder, 'checkout', '--quiet', '--force', 'main');
  gitIn(folder, 'clean', '--quiet', '--force', '-d', '--', 'config');
});

const read = (file: string) => site.project.read(file);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

const openPages = async (page: Page) => {
  await button(page, 'Pages').click();
  await expect(dialog(page).getByRole('heading', { name: 'Pages' })).toBeVisible();
};

const openChanges = async (page: Page, count: number) => {
  await button(page, `What has changed (${count})`).click();
  await expect(dialog(page).getByRole('list', { name: 'Changes' })).toBeVisible();
};

/** Types a text of the page anew, and leaves it. */
const retype = async (page: Page, text: string | RegExp, to: string) => {
  await page.locator('#root').getByText(text).first().click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
};

test('a page has another address: its links follow, the old one stays', async ({ page }) => {
  await site.open(page, '/Blog');
  await openPages(page);
  await button(page, /^Rename: .*blog|^Rename: Blog/i)
    .first()
    .click();
  const address = dialog(page).getByLabel('Address');
  await address.fill('/Journal');
  expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);
  await button(page, 'Rename').click();
  await page.waitForURL('**/Journal');
  await page.getByRole('region', { name: 'Editor', exact: true }).waitFor();
  expect(read('config/routes.ts')).toMatch(/path: '\/Journal', aliases: \['\/Blog'\]/);
  expect(read('config/site.ts')).toContain("to: '/Journal'");
  expect(read('config/site.ts')).not.toContain("to: '/Blog'");
});
