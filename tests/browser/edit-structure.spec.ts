import type { Page } from '@playwright/test';
import { violationsIn } from './axe';
import { type EditedSite, expect, test } from './edit-site';
import { home } from './typed-text';

/** Sections are added, moved, deleted and hidden; what becomes of each list is tested in packages/editor/structure. */

const contact = 'config/pages/contact.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const openList = async (page: Page) => {
  await page.getByRole('button', { name: 'Sections', exact: true }).click();
  const list = page.getByRole('region', { name: 'Sections' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  return list;
};

const open = async (page: Page, edited: EditedSite) => {
  await edited.open(page);
  return openList(page);
};

test('a section is found by another word for it, and added from the keyboard alone', async ({
  page,
  edited,
}) => {
  const list = await open(page, edited);
  await list.getByRole('button', { name: 'Add', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('testimonials');
  await expect(dialog.getByRole('status')).toHaveText('1 kind');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('button', { name: 'quotes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => edited.read(home)).toContain("kind: 'quotes'");
  // The list has gone, and the page is where the new one stands.
  await expect(list).toBeHidden();
  await expect(page.locator('main section', { hasText: 'New words' }).last()).toBeInViewport();
});

test('a section is moved by its handle, with keyboard and mouse, deleted and brought back', async ({
  page,
  edited,
}) => {
  const first = edited.read(home);
  const titles = () =>
    [...edited.read(home).matchAll(/^ {6}title: (.*),$/gm)].map(([, each]) => each);
  const list = await open(page, edited);
  const [, second, third] = titles();
  const handles = list.getByRole('button', { name: /^Move / });
  await handles.nth(1).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/picked up at place 2 of \d+/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/, at place 3 of/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => titles().slice(1, 3)).toEqual([third, second]);
  await expect(list).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sections', exact: true })).toBeFocused();
  await expect(page.locator('main h2', { hasText: String(second).slice(1, -1) })).toBeInViewport();
  await openList(page);
  const from = await handles.nth(2).boundingBox();
  const to = await handles.nth(1).boundingBox();
  if (!from || !to) throw new Error('There is no handle.');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 16, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => edited.read(home)).toBe(first);

  const { length } = titles();
  await expect(list).toBeHidden();
  await openList(page);
  await list
    .getByRole('button', { name: /^More for / })
    .nth(1)
    .click();
  expect(await violationsIn(page, { part: '[role="menu"]' })).toEqual([]);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(() => titles()).toHaveLength(length - 1);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => edited.read(home)).toBe(first);
});

test(
  'the tools of a section are reached with Alt+F10, and hide the map',
  { tag: '@more' },
  async ({ page, edited }) => {
    await edited.open(page, '/Contact');
    // Until it is there, what is below it moves away from the pointer.
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    const map = page.locator('main section', { has: page.locator('iframe') }).last();
    await map.scrollIntoViewIfNeeded();
    await map.hover({ position: { x: 200, y: 10 } });
    const tools = page.getByRole('toolbar', { name: /^Section: / });
    await expect(tools).toBeVisible();
    // The panel is open, and covers none of them.
    await tools.getByRole('button', { name: 'Add below' }).click({ trial: true });
    await page.keyboard.press('Alt+F10');
    await expect(tools.getByRole('button', { name: 'Select in panel' })).toBeFocused();
    expect(await violationsIn(page, { part: '[role="toolbar"]' })).toEqual([]);
    await tools.getByRole('button', { name: 'Hide' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => edited.read(contact)).toMatch(/kind: 'map',\n {6}hidden: true/);
    await expect(page.locator('main iframe')).toHaveCount(0);
  },
);
