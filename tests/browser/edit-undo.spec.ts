import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './edit-site';
import { home } from './typed-text';

test.describe.configure({ mode: 'default', timeout: 120_000 });

test('a picture is chosen with words for it, goes with its undo, and comes back with its redo', async ({
  page,
  edited,
}) => {
  const before = edited.read(home);
  await edited.open(page);
  const panel = page.getByRole('complementary', { name: 'Settings' });
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
  await expect(panel.getByLabel('Alt', { exact: true })).toHaveValue('Our shop');
  const [address = ''] = /\/pictures\/our-shop\.\w+/.exec(edited.read(home)) ?? [];
  const file = join(edited.project.folder, 'public', address);
  const [text, bytes] = [edited.read(home), readFileSync(file)];

  const undo = page.getByRole('button', { name: /^Undo: / });
  await undo.click();
  await expect.poll(() => existsSync(file)).toBe(false);
  expect(edited.read(home)).toBe(before);

  await page.getByRole('button', { name: /^Redo: / }).click();
  await expect.poll(() => edited.read(home)).toBe(text);
  expect(readFileSync(file).equals(bytes)).toBe(true);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await undo.click();
  await expect.poll(() => edited.read(home)).toBe(before);
});
