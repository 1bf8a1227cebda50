import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { editSite } from '../../tools/edit/edit-site';
import type { Editing } from '../../tools/edit/start';
import { withinEnvironment } from '../within-environment';
import { portAt } from './ports';
import { copyProject, type ProjectCopy } from './project-copy';
import { expect, test } from './share';

/**
 * What the first part of docs/editing.md shows of editing on the page.
 * With TAKE_PICTURES set (npm run guide), this also takes its pictures.
 */

const guide = readFileSync('docs/editing.md', 'utf8');
const onThePage = guide.split(/^## /m).find((part) => part.startsWith('On the page\n')) ?? '';
const mostBytes = 60_000;
const port = portAt(95);

let project: ProjectCopy;
let editing: Editing;

// Each goes on where the one before stopped: a second try begins with the first.
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1280, height: 720 } });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  project = copyProject();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project.folder });
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--', 'config');
  git('-c', 'user.name=Eve', '-c', 'user.email=eve@example.com', 'commit', '-qm', 'The first');
  const environment = { LOCAL_FIREBASE_DIR: join(project.folder, 'data'), CODESPACE_NAME: '' };
  editing = await withinEnvironment(environment, () =>
    editSite({
      root: project.folder,
      site: project.folder,
      port,
      environment: {},
      with: { cacheDir: join(project.folder, 'cache'), logLevel: 'silent' },
    }),
  );
});
test.afterAll(async () => {
  await editing.close();
  await project.remove();
});

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('edit-hints', 'seen'));
  const { origin, hash } = new URL(editing.address);
  await page.goto(`${origin}/${hash}`);
  await page.getByRole('region', { name: 'Editor', exact: true }).waitFor({ timeout: 30_000 });
});

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

const typed = (page: Page) => page.locator('#root [contenteditable="true"]');

test('a headline is typed in its place', async ({ page }) => {
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 200, y: 40 } });
  await expect(typed(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Growth For Your Business');
  await expect(typed(page)).toHaveText('Growth For Your Business');
  await show(page, 'edit-headline');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'What has changed (1)' })).toBeVisible();
});

test('a card has its settings in the panel', async ({ page }) => {
  await page
    .getByRole('heading', { name: 'Website Maintenance' })
    .click({ position: { x: 12, y: 12 } });
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Kind of picture')).toBeVisible();
  await show(page, 'edit-panel');
});

test('a section is chosen by its looks, below the one that is there', async ({ page }) => {
  await page.getByRole('heading', { name: 'Our Services' }).hover();
  const tools = page.getByRole('toolbar', { name: /^Section: / });
  await tools.getByRole('button', { name: 'Add below' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('what customers say');
  await expect(dialog.getByRole('button', { name: 'quotes' })).toBeVisible();
  await show(page, 'edit-add');
});

test('what has changed stands beside what was', async ({ page }) => {
  await page.getByRole('button', { name: 'What has changed (1)' }).click();
  await page.getByRole('button', { name: 'Side by side' }).click();
  for (const [frame, name] of [
    ['edit-before', 'Business Growth'],
    ['edit-now', 'Growth For Your Business'],
  ] as const) {
    const inside = page.frameLocator(`iframe[name="${frame}"]`);
    // Two more documents, unbundled as the editor's own.
    await expect(inside.getByRole('heading', { name, exact: true })).toBeVisible({
      timeout: 45_000,
    });
  }
  await show(page, 'edit-changes');
});
