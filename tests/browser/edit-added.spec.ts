import type { Page } from '@playwright/test';
import { violationsIn } from './axe';
import { type EditedSite, expect, test } from './edit-site';
import { home } from './typed-text';

/** Forms, collections and languages are added from the list of pages; what they are made of is tested in packages. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const openPages = async (page: Page, edited: EditedSite) => {
  await edited.open(page);
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: 'Pages', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Pages' });
  await expect(dialog).toBeVisible();
  return page.getByRole('dialog');
};

test(
  'a form is added by keyboard, is shown at the end of the page at once, and undone',
  { tag: '@more' },
  async ({ page, edited }) => {
    const before = edited.read(home);
    const dialog = await openPages(page, edited);
    await page.screenshot({ path: '/tmp/d/p1.png' });
    await dialog.getByRole('button', { name: 'Add a form' }).press('Enter');
    const title = dialog.getByLabel('Title');
    await expect(title).toBeFocused();
    expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);
    await title.fill('Ask for a quote');
    await page.screenshot({ path: '/tmp/d/p2.png' });
    await title.press('Enter');
    await expect(dialog).toBeHidden();
    const heading = page.locator('#root').getByRole('heading', { name: 'Ask for a quote' });
    await expect(heading).toBeInViewport();
    await expect(page.locator('#root').getByLabel('Your message')).toBeVisible();
    await page.screenshot({ path: '/tmp/d/p3.png' });
    await page.getByRole('button', { name: 'Undo: New form “Ask for a quote”' }).click();
    await expect.poll(() => edited.read(home)).toBe(before);
    await expect(heading).toBeHidden();
  },
);

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'a language is added, and the page is there in it to be written',
    { tag: '@more' },
    async ({ page, edited }) => {
      const dialog = await openPages(page, edited);
      await dialog.getByRole('button', { name: 'Add a language' }).click();
      await dialog.getByLabel('Language').press('Enter');
      await page.getByRole('option', { name: 'German' }).click();
      await page.screenshot({ path: '/tmp/d/p4.png' });
      const isScrolled = await dialog.evaluate((each) => each.scrollWidth > each.clientWidth);
      expect(isScrolled).toBe(false);
      expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);
      await dialog.getByRole('button', { name: 'Add the language' }).click();
      await page.waitForURL(/\/de$/);
      await expect(page.getByRole('region', { name: 'Editor', exact: true })).toBeVisible({
        timeout: 60_000,
      });
      await expect(page.getByText(/German lacks \d+ texts/).first()).toBeAttached();
      await page.screenshot({ path: '/tmp/d/p5.png' });
      expect(edited.read('config/site.ts')).toMatch(/languages: \['en[^']*', 'de'\]/);
    },
  );
});
