import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { violationsIn } from './axe';
import { commitAll, type EditedSite, gitIn, serveEditedSite } from './edit-site';
import { portAt } from './ports';
import { expect, test } from './share';

/** Pages as a whole, what has changed, and what the editor keeps for later. */

let site: EditedSite;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await serveEditedSite({ port: portAt(92), now: () => new Date(2026, 2, 31, 12) });
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
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

const openPages = async (page: Page) => {
  await button(page, 'Pages').click();
  await expect(dialog(page).getByRole('heading', { name: 'Pages' })).toBeVisible();
};

const openChanges = async (page: Page, count: number) => {
  await button(page, `What has changed (${count})`).click();
  await expect(dialog(page).getByRole('list', { name: 'Changes' })).toBeVisible();
};

/** Begins to type a heading of the page anew, at its first letters. */
const begin = async (page: Page, name: string, words: string) => {
  await page.getByRole('heading', { name }).click({ position: { x: 12, y: 12 } });
  await expect(page.locator('[contenteditable="true"]')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
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

test('a page is added into the menu, by keyboard alone', async ({ page }) => {
  await site.open(page);
  await button(page, 'Pages').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Add a page').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Our prices');
  await expect(dialog(page).getByLabel('Address')).toHaveValue('/Our-prices');
  expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByLabel('Entry in a menu')).toBeFocused();
  await page.keyboard.press('Enter');
  await page
    .getByRole('option', { name: /header/i })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await dialog(page).getByLabel('Title').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/Our-prices');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Our prices');
  expect(read('config/site.ts')).toContain("to: '/Our-prices'");
});

/** What deletes the page of this address, in the list of pages. */
const deleteAt = (page: Page, path: string) =>
  dialog(page)
    .getByRole('listitem')
    .filter({ hasText: `${path},` })
    .getByRole('button', { name: /^Delete/ });

test('a page is deleted after all that links to it leads elsewhere', async ({ page }) => {
  await site.open(page, '/About-us');
  await openPages(page);
  await deleteAt(page, '/About-us').click();
  await expect(dialog(page).getByText('These links lead to it.')).toBeVisible();
  await expect(button(page, 'Delete')).toBeDisabled();
  expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);
  await dialog(page).getByLabel('Let the links lead to').click();
  await page.getByRole('option', { name: '(/Contact)' }).click();
  await button(page, 'Delete').click();
  await page.waitForURL(/:\d+\/$/);
  const files = ['config/routes.ts', 'config/site.ts', 'config/pages/home.ts'].map(read).join('');
  expect(files).not.toMatch(/'\/About-us'/i);
});

test('what links to a page is gone to, on its own page', async ({ page }) => {
  await site.open(page, '/Blog');
  await openPages(page);
  await deleteAt(page, '/About-us').click();
  await button(page, /^Go there: Home → /)
    .first()
    .click();
  await page.waitForURL(/:\d+\/$/);
  await expect(page.getByRole('region', { name: 'Editor', exact: true })).toBeVisible();
});

/** The title of a section of Home, and what stands in its file beside it. */
const services = 'Our Services';

const openWithTwoChanges = async (page: Page) => {
  await site.open(page);
  await begin(page, services, 'What we do');
  await page.keyboard.press('Enter');
  await expect(button(page, 'What has changed (1)')).toBeVisible();
  await begin(page, 'Software Solution Services', 'Software');
  await page.keyboard.press('Enter');
  await expect(button(page, 'What has changed (2)')).toBeVisible();
};

test('of two changes the first is taken back, byte for byte', async ({ page }) => {
  const before = read('config/pages/home.ts');
  await openWithTwoChanges(page);
  await openChanges(page, 2);
  const entry = dialog(page).getByRole('listitem').filter({ hasText: services });
  await expect(entry.locator('del')).toHaveText(['Our Services']);
  await expect(entry.locator('ins')).toHaveText(['What we do']);
  expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);
  await button(page, /^Take back: .*Our Services/).click();
  await expect(entry).toHaveCount(0);
  const software = before.replace("'Software Solution Services'", "'Software'");
  expect(read('config/pages/home.ts')).toBe(software);
  await button(page, /^Take back: /).click();
  await expect(dialog(page).getByText('Nothing has changed.')).toBeVisible();
  expect(read('config/pages/home.ts')).toBe(before);
});

test('the page before and the page now stand side by side', async ({ page }) => {
  await openWithTwoChanges(page);
  await openChanges(page, 2);
  await button(page, 'Side by side').click();
  const heading = (frame: string, name: string) =>
    page.frameLocator(`iframe[name="${frame}"]`).getByRole('heading', { name, exact: true });
  // Two more documents, unbundled as the editor's own.
  await expect(heading('edit-before', services)).toBeAttached({ timeout: 45_000 });
  await expect(heading('edit-now', 'What we do')).toBeAttached();
  await expect(heading('edit-before', 'What we do')).toHaveCount(0);
  expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);
});

test('a change is shown on its page', async ({ page }) => {
  await openWithTwoChanges(page);
  await page.goto(new URL('/Contact', page.url()).href);
  await openChanges(page, 2);
  await button(page, /^Show on the page: .*What we do/).click();
  await page.waitForURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { name: 'What we do' })).toBeInViewport();
});

test('changes are kept as a commit on a branch of their own', async ({ page }) => {
  const { folder } = site.project;
  await openWithTwoChanges(page);
  await openChanges(page, 2);
  await button(page, 'Keep these changes').click();
  await dialog(page).getByLabel('What are they for?').fill('Shorter headings');
  expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);
  await button(page, 'Keep').click();
  const branch = 'edit/2026-03-31-shorter-headings';
  await expect(dialog(page).getByText(branch)).toBeVisible();
  await expect(dialog(page).getByText('no remote')).toBeVisible();
  expect(gitIn(folder, 'branch', '--show-current')).toBe(branch);
  expect(gitIn(folder, 'log', '-1', '--format=%s')).toBe('Shorter headings');
  expect(gitIn(folder, 'diff', '--name-only', 'main')).toBe('config/pages/home.ts');
  await button(page, 'Close').click();
  await expect(button(page, 'What has changed (0)')).toBeVisible();
});

test('the hints of the first visit are shown once, and Escape closes them', async ({ page }) => {
  await site.openFirst(page);
  const hints = page.getByRole('region', { name: 'Editing this site' });
  await expect(hints.getByRole('listitem')).toHaveCount(3);
  expect(await violationsIn(page, { part: '#editor' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(hints).toHaveCount(0);
  await page.reload();
  await expect(button(page, 'Pages')).toBeVisible();
  await expect(hints).toHaveCount(0);
});

test('a text that was being typed is offered after a reload', async ({ page }) => {
  const before = read('config/pages/home.ts');
  await site.open(page);
  const offer = page.getByRole('region', { name: 'What you were typing' });
  await begin(page, services, 'Half a sent');
  await page.reload();
  await expect(offer).toContainText('Half a sent');
  expect(await violationsIn(page, { part: '#editor' })).toEqual([]);
  await offer.getByRole('button', { name: 'Leave it' }).click();
  await page.reload();
  await expect(button(page, 'Pages')).toBeVisible();
  await expect(offer).toHaveCount(0);
  expect(read('config/pages/home.ts')).toBe(before);
  await begin(page, services, 'Half a sentence');
  await page.reload();
  await offer.getByRole('button', { name: 'Put it in' }).click();
  await expect(offer).toHaveCount(0);
  expect(read('config/pages/home.ts')).toBe(
    before.replace(`title: '${services}'`, "title: 'Half a sentence'"),
  );
});

test('without git the site is had as a ZIP', async ({ page }) => {
  const { folder } = site.project;
  rmSync(join(folder, '.git'), { recursive: true });
  try {
    await site.open(page);
    await button(page, 'What has changed').click();
    await expect(dialog(page).getByText('not kept by git')).toBeVisible();
    await button(page, 'Keep these changes').click();
    await button(page, 'Keep').click();
    await expect(dialog(page).getByText('Nothing was done.')).toBeVisible();
    const download = page.waitForEvent('download');
    await button(page, 'Save the files as a ZIP').click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/^changes-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(readFileSync(await saved.path()));
    expect(Buffer.from(files['config/routes.ts'] ?? []).toString()).toBe(read('config/routes.ts'));
  } finally {
    commitAll(folder);
  }
});
