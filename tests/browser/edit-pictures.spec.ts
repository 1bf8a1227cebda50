import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pictureFacts } from '../../packages/site-files';
import { violationsIn } from './axe';
import { type EditedSite, expect, test } from './edit-site';
import { home } from './typed-text';

/** The library of pictures as it is laid out and pressed; what becomes of the files is tested in packages/edit-server/pictures. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const brief = '/pictures/brief.avif';

const isThere = (edited: EditedSite, address: string) =>
  existsSync(join(edited.project.folder, 'public', address));

const openLibrary = async (page: Page, edited: EditedSite) => {
  await edited.open(page);
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: 'Pictures', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Pictures' });
  await expect(dialog.getByText('brief.avif', { exact: true })).toBeVisible();
  return page.getByRole('dialog');
};

/** Home with a photograph in place of its first drawing. */
const withPicture = (edited: EditedSite): string => {
  const photo = `{ file: '${brief}', alt: 'A brief', width: 1600, height: 1200 }`;
  edited.write(home, edited.read(home).replace(/\{ scene: \[[^\]]*\] \}/, photo));
  return edited.read(home);
};

const photograph = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#365' } })
    .png()
    .toBuffer();

test(
  'a picture is looked for, replaced wherever it is shown, cut, and all of it undone',
  { tag: '@more' },
  async ({ page, edited }) => {
    const before = withPicture(edited);
    const dialog = await openLibrary(page, edited);
    expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole('searchbox').fill('brief.avif');
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Open: brief.avif' }).press('Enter');
    await expect(dialog.getByRole('heading', { name: 'brief.avif' })).toBeFocused();
    await expect(dialog.getByRole('button', { name: /^Go there: Home/ })).toBeVisible();

    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'Plan on a wall.png',
      mimeType: 'image/png',
      buffer: await photograph(),
    });
    const words = dialog.getByLabel('What does the picture show?');
    await expect(words).toHaveValue('A brief');
    await words.fill('A plan on a wall');
    await words.press('Enter');
    await expect(dialog.getByRole('heading', { name: 'plan-on-a-wall.png' })).toBeFocused();
    expect(edited.read(home)).toContain("file: '/pictures/plan-on-a-wall.png'");
    expect(edited.read(home)).toContain("alt: 'A plan on a wall'");
    expect(isThere(edited, brief)).toBe(false);

    await dialog.getByRole('button', { name: 'Cut it' }).click();
    await expect(dialog.getByText('600 × 400 pixels are kept.')).toBeVisible();
    await dialog.getByLabel('Shape').press('Enter');
    await page.getByRole('option', { name: 'square' }).click();
    await expect(dialog.getByText('400 × 400 pixels are kept.')).toBeVisible();
    await dialog.getByRole('slider', { name: 'Upper edge' }).press('ArrowRight');
    await expect(dialog.getByText('400 × 396 pixels are kept.')).toBeVisible();
    expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);
    await dialog.getByRole('button', { name: 'Cut it' }).click();
    await expect(dialog.getByRole('heading', { name: 'plan-on-a-wall-cut.png' })).toBeVisible();
    expect(pictureFacts(edited.project.folder, '/pictures/plan-on-a-wall-cut.png')).toMatchObject({
      width: 400,
      height: 396,
    });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const undo = page.getByRole('button', { name: /^Undo: Replaced the picture/ });
    await undo.click();
    await expect.poll(() => edited.read(home)).toContain('plan-on-a-wall.png');
    await undo.click();
    await expect.poll(() => edited.read(home)).toBe(before);
    expect(isThere(edited, brief)).toBe(true);
  },
);

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'a picture that nothing shows is listed, deleted and brought back',
    { tag: '@more' },
    async ({ page, edited }) => {
      const spare = '/pictures/spare-room.png';
      writeFileSync(join(edited.project.folder, 'public', spare), await photograph());
      const dialog = await openLibrary(page, edited);
      await dialog.getByLabel('Only those that are not used').check();
      await expect(dialog.getByText('spare-room.png')).toBeVisible();
      const isScrolled = await dialog.evaluate((each) => each.scrollWidth > each.clientWidth);
      expect(isScrolled).toBe(false);
      expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);
      await dialog.getByRole('searchbox').fill('spare');
      await dialog.getByRole('button', { name: 'Delete this one' }).click();
      await expect.poll(() => isThere(edited, spare)).toBe(false);
      await dialog.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => isThere(edited, spare)).toBe(true);
      await expect(dialog.getByText('spare-room.png')).toBeVisible();
    },
  );
});
