import type { Page } from '@playwright/test';
import { expect, test } from './edit-site';
import { allWritten, isWritten, retype, statusOf, textIn, typed } from './typed-text';

/** From page to page while the editor stays: what the page's own router and the server do together. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const contact = 'config/pages/contact.ts';
const home = 'config/pages/home.ts';

/** Sets a mark that a load of the document would lose. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

const select = (page: Page) => page.getByRole('combobox', { name: 'Page' });
const choose = async (page: Page, name: string) => {
  await select(page).click();
  await page.getByRole('option', { name, exact: true }).click();
  await expect(select(page)).toHaveText(name);
};
const settings = (page: Page) => page.getByRole('complementary', { name: 'Settings' });
const headline = (page: Page) => page.locator('#root').getByRole('heading', { level: 1 });

test('another page comes without a load: what is drafted, undone and selected stays, and the browser goes back and forward', async ({
  page,
  edited,
}) => {
  const before = edited.read(contact);
  await edited.open(page);
  await mark(page);
  const first = await headline(page).innerText();
  // What is refused stays as a draft.
  const title = settings(page).getByLabel('Title', { exact: true }).first();
  await title.fill('');
  await title.press('Enter');
  await expect(statusOf(page)).not.toHaveText(allWritten);

  await choose(page, 'Contact');
  await expect(page).toHaveURL(/\/Contact$/);
  await expect(headline(page)).not.toHaveText(first);
  await expect(select(page)).toBeFocused();
  await expect(settings(page).getByRole('heading', { name: 'Page “Contact”' })).toBeVisible();
  const lead = textIn(edited, contact, 'lead');
  await page.locator('#root').getByText(lead).click();
  await retype(page, 'Words of another page');
  await page.keyboard.press('Enter');
  await isWritten(edited, contact, before.replace(lead, 'Words of another page'));
  await expect(typed(page)).toHaveCount(0);

  await page.goBack();
  await expect(headline(page)).toHaveText(first);
  await expect(select(page)).toHaveText('Home');
  await expect(title).toHaveValue('');
  await expect(statusOf(page)).toHaveText('All else is written in config.');
  await page.goForward();
  await expect(page.locator('#root').getByText('Words of another page')).toBeVisible();
  await page.goBack();
  await expect(headline(page)).toHaveText(first);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await isWritten(edited, contact, before);
  expect(await isSamePage(page)).toBe(true);
});

test(
  'a page that is added is shown without a load, and so is the one that follows when it is deleted',
  { tag: '@more' },
  async ({ page, edited }) => {
    await edited.open(page);
    await mark(page);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await press('Pages');
    await press('Add a page');
    await page.getByRole('textbox', { name: 'Title' }).fill('About cats');
    await press('Add the page');
    await expect(headline(page)).toContainText('About cats');
    await expect(page).toHaveURL(/\/About-cats$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await headline(page).click();
    await retype(page, 'All about cats');
    await page.keyboard.press('Enter');
    await expect.poll(() => edited.read('config/pages/about-cats.ts')).toContain('All about cats');
    await press('Pages');
    await press('Delete: About cats');
    await press('Delete');
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    await expect(select(page)).toHaveText('Home');
    expect(await isSamePage(page)).toBe(true);
  },
);

test(
  'after Enter the page never shows the old words again',
  { tag: '@more' },
  async ({ page, edited }) => {
    await edited.open(page);
    const lead = textIn(edited, home, 'lead');
    await page.locator('#root').getByText(lead).click();
    await retype(page, 'New words at once');
    await page.evaluate((old) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (document.getElementById('root')?.textContent?.includes(old)) seen.push(old);
        requestAnimationFrame(look);
      };
      document.addEventListener('keydown', () => requestAnimationFrame(look), { once: true });
    }, lead);
    // The page hears of the file later than the editor of its answer.
    const news = page.waitForResponse(/\/@config\/pages\/home\.ts/);
    await page.keyboard.press('Enter');
    await expect.poll(() => edited.read(home)).toContain('New words at once');
    await expect(typed(page)).toHaveCount(0);
    const shown = page.locator('#root').getByText('New words at once');
    await expect(shown).toBeVisible();
    await news;
    await expect(shown).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  },
);
