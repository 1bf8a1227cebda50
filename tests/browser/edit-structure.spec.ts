import { spawn } from 'node:child_process';
import type { Page } from '@playwright/test';
import { violationsIn } from './axe';
import { portAt } from './ports';
import { copyProject, type ProjectCopy } from './project-copy';
import { expect, test } from './share';

/** `npm run edit`: sections, cards and their kin are added, copied, moved, hidden and deleted. */

const port = portAt(94);
const home = 'config/pages/home.ts';
const contact = 'config/pages/contact.ts';

let project: ProjectCopy;
let address = '';
let stop = () => undefined as void;
let first: Record<string, string> = {};

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.beforeAll(async () => {
  project = copyProject();
  first = { [home]: project.read(home), [contact]: project.read(contact) };
  const { NODE_ENV: _, ...own } = process.env;
  const child = spawn(process.execPath, ['tools/run.mjs', 'tools/edit/main.ts'], {
    cwd: project.folder,
    env: { ...own, PORT: String(port), EDIT_OPEN: '0', SITE: '' },
  });
  stop = () => void child.kill();
  address = await new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (data: Buffer) => (said += data.toString()));
    child.on('close', () => reject(new Error(said)));
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString();
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found) resolve(found);
    });
  });
});
test.afterEach(() => {
  Object.entries(first).forEach(([file, text]) => project.write(file, text));
});
test.afterAll(async () => {
  stop();
  await project.remove();
});

const open = async (page: Page, path = '/') => {
  await page.goto(address.replace('/#', `${path}#`));
  await page.getByRole('button', { name: 'Sections', exact: true }).click({ timeout: 90_000 });
  const list = page.getByRole('region', { name: 'Sections' });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  return list;
};

const titles = (file: string) =>
  [...project.read(file).matchAll(/^ {6}title: (.*),$/gm)].map(([, title]) => title);

test('a section is found by another word for it, and added from the keyboard alone', async ({
  page,
}) => {
  const list = await open(page);
  const count = await list.getByRole('listitem').count();
  await list.getByRole('button', { name: 'Add', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox')).toBeFocused({ timeout: 60_000 });
  expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);
  await page.keyboard.type('testimonials');
  await expect(dialog.getByRole('status')).toHaveText('1 kind');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('button', { name: 'quotes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(count + 1);
  expect(project.read(home)).toContain("kind: 'quotes'");
});

test('a section is moved by its handle, with the keyboard and with the mouse', async ({ page }) => {
  const list = await open(page);
  const [, second, third] = titles(home);
  const handles = list.getByRole('button', { name: /^Move / });
  await handles.nth(1).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/picked up at place 2 of \d+/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/, at place 3 of/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText(/, moved to place 3 of/)).toBeAttached();
  await expect.poll(() => titles(home).slice(1, 3)).toEqual([third, second]);
  const from = await handles.nth(2).boundingBox();
  const to = await handles.nth(1).boundingBox();
  if (!from || !to) throw new Error('There is no handle.');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y + 30, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 16, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => project.read(home)).toBe(first[home]);
});

test('a deleted section comes back with every byte', async ({ page }) => {
  const list = await open(page);
  const { length } = titles(home);
  await list
    .getByRole('button', { name: /^More for / })
    .nth(1)
    .click();
  expect(await violationsIn(page, { part: '[role="menu"]' })).toEqual([]);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.poll(() => titles(home)).toHaveLength(length - 1);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => project.read(home)).toBe(first[home]);
});

test('what the check refuses stays, and is said', async ({ page }) => {
  const list = await open(page);
  await list
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Move down' }).click();
  const words = 'The page does not begin with a main heading';
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  expect(project.read(home)).toBe(first[home]);
});

test('a card is duplicated in the panel', async ({ page }) => {
  const file = home;
  const before = project.read(file);
  const list = await open(page);
  const panel = page.getByRole('complementary', { name: 'Settings' });
  const names = await list.getByRole('listitem').count();
  const cards = panel.getByRole('group', { name: 'Cards', exact: true });
  for (let at = 0; at < names && !(await cards.isVisible()); at += 1) {
    await list.getByRole('listitem').nth(at).getByRole('button').nth(1).click();
    await expect(panel.getByRole('heading', { level: 2 })).toContainText(`${at + 1} `);
  }
  const count = await cards.getByRole('listitem').count();
  await cards
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(cards.getByRole('listitem')).toHaveCount(count + 1);
  expect(project.read(file).length).toBeGreaterThan(before.length);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => project.read(file)).toBe(before);
});

test('the tools of a section are reached with Alt+F10, and hide the map', async ({ page }) => {
  await open(page, '/Contact');
  await page.getByRole('button', { name: 'Close sections' }).click();
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
  await expect.poll(() => project.read(contact)).toMatch(/kind: 'map',\n {6}hidden: true/);
  await expect(page.locator('main iframe')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a section is moved by its menu', async ({ page }) => {
    const list = await open(page);
    const [, second, third] = titles(home);
    await list
      .getByRole('button', { name: /^More for / })
      .nth(1)
      .tap();
    await page.getByRole('menuitem', { name: 'Move down' }).tap();
    await expect.poll(() => titles(home).slice(1, 3)).toEqual([third, second]);
  });
});
