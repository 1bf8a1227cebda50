import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type EditedSite, serveEditedSite } from './edit-site';
import { portAt } from './ports';
import { expect, test } from './share';

/** Undo and redo of what is more than words, and of what somebody else has changed since. */

let edited: EditedSite;

test.describe.configure({ mode: 'default' });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  edited = await serveEditedSite({ port: portAt(86) });
  const page = await browser.newPage();
  await edited.open(page);
  await page.close();
});
test.afterAll(() => edited.stop());

const home = 'config/pages/home.ts';

const open = async (page: Page) => {
  await edited.open(page);
  // The hints of the first visit.
  await page.keyboard.press('Escape');
  return page.getByRole('complementary', { name: 'Settings' });
};

const undo = (page: Page) => page.getByRole('button', { name: /^Undo: / });
const redo = (page: Page) => page.getByRole('button', { name: /^Redo: / });

test('a chosen picture goes with its undo, and comes back with its redo in the page', async ({
  page,
}) => {
  const before = edited.read(home);
  const panel = await open(page);
  await panel.getByText('Software Solution Services').first().click();
  await panel.getByLabel('Kind of picture').selectOption('Photo');
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: 'Choose or drop a picture: Picture' }).click();
  const buffer = await page.screenshot();
  await (await chooser).setFiles({ name: 'Our shop.png', mimeType: 'image/png', buffer });
  await panel.getByLabel('What does the picture show?').fill('Our shop');
  await panel.getByRole('button', { name: 'Use this picture' }).click();
  const shown = page.locator('#root').getByRole('img', { name: 'Our shop' });
  await expect(shown).toBeVisible();
  const [address = ''] = /\/pictures\/our-shop\.\w+/.exec(edited.read(home)) ?? [];
  const file = join(edited.project.folder, 'public', address);
  const [text, bytes] = [edited.read(home), readFileSync(file)];

  await undo(page).click();
  await expect.poll(() => existsSync(file)).toBe(false);
  expect(edited.read(home)).toBe(before);

  await redo(page).click();
  await expect.poll(() => edited.read(home)).toBe(text);
  expect(readFileSync(file).equals(bytes)).toBe(true);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await undo(page).click();
  await expect.poll(() => edited.read(home)).toBe(before);
});

test('what somebody else has changed since is said, and the change before it is undone', async ({
  page,
}) => {
  const before = edited.read(home);
  const panel = await open(page);
  await panel.getByText('Software Solution Services').first().click();
  await panel.getByLabel('Tone', { exact: true }).selectOption('default');
  await expect.poll(() => edited.read(home)).not.toBe(before);
  const toned = edited.read(home);
  const label = panel.getByLabel('Label', { exact: true });
  await label.fill('Programs');
  await label.press('Enter');
  await expect.poll(() => edited.read(home)).toContain("label: 'Programs'");
  edited.project.edit(home, "label: 'Programs'", "label: 'Apps and programs'");
  await expect(label).toHaveValue('Apps and programs');

  await undo(page).click();
  const said = page.getByRole('alert').filter({ hasText: /“Label.*cannot be undone.*“Tone/ });
  await expect(said).toBeVisible();
  expect(edited.read(home)).toContain("label: 'Apps and programs'");

  await page.getByRole('button', { name: /^Undo: Tone/ }).click();
  await expect
    .poll(() => edited.read(home))
    .toBe(before.replace("label: 'Software'", "label: 'Apps and programs'"));
  expect(toned).not.toBe(before);
});
