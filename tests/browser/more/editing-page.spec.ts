import { readFileSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsIn } from '../axe';
import { expect, test } from '../edit-site';
import { retype } from '../typed-text';

/**
 * What the first part of docs/editing.md shows of editing on the page.
 * With TAKE_PICTURES set (npm run guide), this also takes its pictures.
 */

const guide = readFileSync('docs/editing.md', 'utf8');
const onThePage = guide.split(/^## /m).find((part) => part.startsWith('On the page\n')) ?? '';
const mostBytes = 60_000;

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.use({ viewport: { width: 1280, height: 720 } });

/** The guide shows the picture, and it is small. It is taken only when it is asked for. */
const show = async (page: Page, name: string) => {
  const file = `docs/pictures/${name}.webp`;
  if (process.env.TAKE_PICTURES) {
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot({ animations: 'disabled' });
    await sharp(picture).webp({ quality: 64, effort: 6 }).toFile(file);
  }
  expect(onThePage).toMatch(
    new RegExp(`src="pictures/${name}\\.webp" width="640" alt="[^"]{20,}"`),
  );
  const { width = 0 } = await sharp(file).metadata();
  expect([width, statSync(file).size < mostBytes], 'npm run guide').toEqual([1280, true]);
};

test(
  'the guide is right: a headline is typed, a card set, a section chosen, and what has changed shown',
  { tag: '@more' },
  async ({ page, edited }) => {
    await edited.open(page);
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 200, y: 40 } });
    await retype(page, 'Growth For Your Business');
    await show(page, 'edit-headline');
    await page.keyboard.press('Enter');
    const changes = page.getByRole('button', { name: 'What has changed (1)' });
    await expect(changes).toBeVisible();

    await page
      .getByRole('heading', { name: 'Website Maintenance' })
      .click({ position: { x: 12, y: 12 } });
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Kind of picture')).toBeVisible();
    await show(page, 'edit-panel');

    await page.getByRole('heading', { name: 'Our Services' }).hover();
    const tools = page.getByRole('toolbar', { name: /^Section: / });
    await tools.getByRole('button', { name: 'Add below' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('what customers say');
    await expect(dialog.getByRole('button', { name: 'quotes' })).toBeVisible();
    await show(page, 'edit-add');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);

    await changes.click();
    await page.getByRole('button', { name: 'Side by side' }).click();
    const heading = (frame: string, name: string) =>
      page.frameLocator(`iframe[name="${frame}"]`).getByRole('heading', { name, exact: true });
    // Two more documents.
    const loaded = { timeout: 45_000 };
    await expect(heading('edit-before', 'Business Growth')).toBeVisible(loaded);
    await expect(heading('edit-now', 'Growth For Your Business')).toBeVisible(loaded);
    await expect(heading('edit-before', 'Growth For Your Business')).toHaveCount(0);
    expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);
    await show(page, 'edit-changes');
  },
);
