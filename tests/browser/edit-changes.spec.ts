import type { Page } from '@playwright/test';
import { violationsIn } from './axe';
import { type EditedSite, expect, gitIn, test } from './edit-site';
import { home, isWritten, retype } from './typed-text';

/** Pages as a whole, what has changed, and keeping it. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const inOrder = async (page: Page) =>
  expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);

const hasEditor = (page: Page) =>
  expect(page.getByRole('region', { name: 'Editor', exact: true })).toBeVisible({
    timeout: 60_000,
  });

const openPages = async (page: Page) => {
  await button(page, 'Pages').click();
  await expect(dialog(page).getByRole('heading', { name: 'Pages' })).toBeVisible();
};

/** What deletes the page of this address, in the list of pages. */
const deleteAt = (page: Page, path: string) =>
  dialog(page)
    .getByRole('listitem')
    .filter({ hasText: `${path},` })
    .getByRole('button', { name: /^Delete/ });

test('a page is added into the menu, by keyboard alone', async ({ page, edited }) => {
  await edited.open(page);
  await button(page, 'Pages').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Add a page').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Our prices');
  await expect(dialog(page).getByLabel('Address')).toHaveValue('/Our-prices');
  await inOrder(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByLabel('Entry in a menu')).toBeFocused();
  await page.keyboard.press('Enter');
  await page
    .getByRole('option', { name: /^Menu at the top/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await dialog(page).getByLabel('Title').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/Our-prices');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Our prices');
  expect(edited.read('config/site.ts')).toContain("to: '/Our-prices'");
});

test(
  'a page has another address: its links follow; another is deleted after what links to it',
  { tag: '@more' },
  async ({ page, edited }) => {
    await edited.open(page, '/Blog');
    await openPages(page);
    await button(page, /^Rename: .*blog|^Rename: Blog/i)
      .first()
      .click();
    await dialog(page).getByLabel('Address').fill('/Journal');
    await inOrder(page);
    await button(page, 'Rename').click();
    await page.waitForURL('**/Journal');
    await hasEditor(page);
    // The old one stays.
    expect(edited.read('config/routes.ts')).toMatch(/path: '\/Journal', aliases: \['\/Blog'\]/);
    expect(edited.read('config/site.ts')).toContain("to: '/Journal'");
    expect(edited.read('config/site.ts')).not.toContain("to: '/Blog'");

    // What links to a page is gone to, on its own page.
    await openPages(page);
    await deleteAt(page, '/About-us').click();
    await button(page, /^Go there: Home → /)
      .first()
      .click();
    await page.waitForURL(/:\d+\/$/);
    await hasEditor(page);

    await openPages(page);
    await deleteAt(page, '/About-us').click();
    await expect(dialog(page).getByText('These links lead to it.')).toBeVisible();
    await expect(button(page, 'Delete')).toBeDisabled();
    await inOrder(page);
    await dialog(page).getByLabel('Let the links lead to').click();
    await page.getByRole('option', { name: '(/Contact)' }).click();
    await button(page, 'Delete').click();
    const files = () =>
      ['config/routes.ts', 'config/site.ts', home].map((file) => edited.read(file)).join('');
    await expect.poll(files).not.toMatch(/'\/About-us'/i);
  },
);

const services = 'Our Services';

/** Types a heading of the page anew. */
const retitle = async (page: Page, name: string, words: string) => {
  await page.getByRole('heading', { name }).click({ position: { x: 12, y: 12 } });
  await retype(page, words);
  await page.keyboard.press('Enter');
};

const openWithTwoChanges = async (page: Page, edited: EditedSite) => {
  await edited.open(page);
  await retitle(page, services, 'What we do');
  await expect(button(page, 'What has changed (1)')).toBeVisible();
  await retitle(page, 'Software Solution Services', 'Software');
  await expect(button(page, 'What has changed (2)')).toBeVisible();
};

const openChanges = async (page: Page, count: number) => {
  await button(page, `What has changed (${count})`).click();
  await expect(dialog(page).getByRole('list', { name: 'Changes' })).toBeVisible();
};

test(
  'what has changed is shown on its page, and of two changes the first is taken back',
  { tag: '@more' },
  async ({ page, edited }) => {
    const before = edited.read(home);
    await openWithTwoChanges(page, edited);
    await page.goto(new URL('/Contact', page.url()).href);
    await hasEditor(page);
    await openChanges(page, 2);
    await button(page, /^Show on the page: .*What we do/).click();
    await page.waitForURL(/:\d+\/$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'What we do' })).toBeInViewport();
    await hasEditor(page);

    await openChanges(page, 2);
    const entry = dialog(page).getByRole('listitem').filter({ hasText: services });
    await expect(entry.locator('del')).toHaveText([services]);
    await expect(entry.locator('ins')).toHaveText(['What we do']);
    await inOrder(page);
    await button(page, /^Take back: .*Our Services/).click();
    await expect(entry).toHaveCount(0);
    const software = before.replace("'Software Solution Services'", "'Software'");
    expect(edited.read(home)).toBe(software);
    await button(page, /^Take back: /).click();
    await expect(dialog(page).getByText('Nothing has changed.')).toBeVisible();
    await isWritten(edited, home, before);
  },
);

test('changes are kept as a commit on a branch of their own', async ({ page, edited }) => {
  const { folder } = edited.project;
  await edited.open(page);
  await retitle(page, services, 'What we do');
  await openChanges(page, 1);
  await button(page, 'Keep these changes').click();
  await dialog(page).getByLabel('What are they for?').fill('Shorter headings');
  await inOrder(page);
  await button(page, 'Keep').click();
  const branch = 'edit/2026-03-31-shorter-headings';
  await expect(dialog(page).getByText(branch)).toBeVisible();
  await expect(dialog(page).getByText('no remote')).toBeVisible();
  expect(gitIn(folder, 'branch', '--show-current')).toBe(branch);
  expect(gitIn(folder, 'log', '-1', '--format=%s')).toBe('Shorter headings');
  expect(gitIn(folder, 'diff', '--name-only', 'main')).toBe(home);
  await button(page, 'Close').click();
  await expect(button(page, 'What has changed (0)')).toBeVisible();
});
