import type { Locator, Page } from '@playwright/test';
import { violationsIn } from './axe';
import { portAt } from './ports';
import { serveEditCopy } from './serve-edit-copy';
import { expect, test } from './share';

/** The panel beside the page in `npm run edit`: each change is one splice of the file. */

type Served = Awaited<ReturnType<typeof serveEditCopy>>;

let served: Served;
const home = 'config/pages/home.ts';
const read = (file = home) => served.project.read(file);

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  served = await serveEditCopy(portAt(90));
});
test.afterAll(() => served.stop());

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' });

const open = async (page: Page): Promise<Locator> => {
  await page.goto(served.editing.address);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: /^Page/ })).toBeVisible();
  // The hints of the first visit.
  await page.keyboard.press('Escape');
  return panel;
};

/** The second section of the page, by the list of sections. */
const openFeature = async (page: Page) => {
  const panel = await open(page);
  await panel.getByText('Software Solution Services').first().click();
  await expect(panel.getByRole('heading', { name: /Software Solution Services/ })).toBeVisible();
  return panel;
};

/** The only difference of `after` is that `from`, at its first place, is `to`. */
const expectOnly = async (before: string, from: string, to: string) => {
  expect(before).toContain(from);
  await expect.poll(() => read()).toBe(before.replace(from, () => to));
};

const inFeature = (tone: string) => `label: 'Software',\n      tone: '${tone}',`;

test('a word is chosen, and every other byte of the file stays', async ({ page }) => {
  const before = read();
  const panel = await openFeature(page);
  await panel.getByLabel('Tone', { exact: true }).selectOption('default');
  await expectOnly(before, inFeature('tint'), inFeature('default'));
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => read()).toBe(before);
  await expect(panel.getByLabel('Tone', { exact: true })).toHaveValue('tint');
});

test('a flag is written, and left out again', async ({ page }) => {
  const before = read();
  const panel = await openFeature(page);
  const hidden = panel.getByLabel('Hidden', { exact: true });
  await hidden.selectOption('Yes');
  await expect.poll(() => read()).toMatch(/kind: 'feature',\n\s+hidden: true,\n/);
  await hidden.selectOption({ index: 0 });
  await expect.poll(() => read()).toBe(before);
});

test('an optional text that is emptied is left out', async ({ page }) => {
  const before = read();
  const panel = await openFeature(page);
  await panel.getByLabel('Label', { exact: true }).fill('');
  await panel.getByLabel('Label', { exact: true }).press('Enter');
  await expectOnly(before, "      label: 'Software',\n", '');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => read()).toBe(before);
});

test('a number of the theme is written', async ({ page }) => {
  const before = read('config/theme.ts');
  const panel = await open(page);
  await panel.getByRole('button', { name: 'Theme' }).click();
  const radius = panel.getByLabel('Border radius', { exact: true });
  const was = await radius.inputValue();
  await radius.fill('7');
  await radius.press('Enter');
  await expect
    .poll(() => read('config/theme.ts'))
    .toBe(before.replace(`borderRadius: ${was}`, 'borderRadius: 7'));
});

test('what the check refuses stands at its control, and the file stays', async ({ page }) => {
  const before = read();
  const panel = await openFeature(page);
  const title = panel.getByLabel('Title', { exact: true });
  await title.fill('');
  await expect(title).toHaveAccessibleDescription(/The text is empty/);
  await title.blur();
  await expect(panel.getByRole('alert').filter({ hasText: 'The text is empty' })).toHaveCount(1);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveValue('');
  const anchor = panel.getByLabel('Anchor', { exact: true });
  await anchor.fill('Not This');
  await anchor.press('Enter');
  await expect(anchor).toHaveAccessibleDescription(/it should be only small letters/);
  await expect(anchor).toHaveValue('Not This');
  expect(read()).toBe(before);
  await anchor.fill('');
  await expect(anchor).not.toHaveAttribute('aria-invalid');
});

test('a group that needs more than its beginning is written once it is complete', async ({
  page,
}) => {
  const file = 'config/forms/inquiry.ts';
  const before = read(file);
  const panel = await open(page);
  await panel.getByRole('button', { name: /LET.S DISCUSS YOUR REQUIREMENT/ }).click();
  await panel.getByText('Email Address').first().click();
  await panel.getByRole('button', { name: 'Add show when' }).click();
  const condition = panel.getByRole('group', { name: 'Show when' });
  await condition.getByLabel('Field', { exact: true }).fill('Fname');
  await condition.getByLabel('Field', { exact: true }).press('Enter');
  await expect.poll(() => read(file)).toMatch(/showWhen: \{\s*field: 'Fname',/);
  await expect(condition.getByRole('button', { name: 'Remove show when' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => read(file)).toBe(before);
});

test('looking at a group writes nothing', async ({ page }) => {
  const before = read();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/__edit/step')) asked.push(request.postData() ?? '');
  });
  const panel = await openFeature(page);
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('Tab');
  await expect(panel).toBeVisible();
  expect(asked).toEqual([]);
  expect(read()).toBe(before);
});

test('a picture is chosen by file, with words for it', async ({ page }) => {
  const before = read();
  const panel = await openFeature(page);
  await panel.getByLabel('Kind of picture').selectOption('Photo');
  const chooser = page.waitForEvent('filechooser');
  await panel.getByRole('button', { name: /^Choose or drop a picture/ }).click();
  await (
    await chooser
  ).setFiles({ name: 'Our shop.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await panel.getByLabel('What does the picture show?').fill('Our shop');
  await panel.getByRole('button', { name: 'Use this picture' }).click();
  await expect.poll(() => read()).toMatch(/file: '\/pictures\/our-shop\.\w+'/);
  expect(read()).toMatch(/alt: 'Our shop'/);
  await expect(panel.getByLabel('Alt', { exact: true })).toHaveValue('Our shop');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => read()).toBe(before);
});

test('all of it by keyboard', async ({ page }) => {
  const before = read();
  const panel = await open(page);
  const fold = page.getByRole('button', { name: 'Settings' });
  await fold.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  const title = panel.getByLabel('Title', { exact: true });
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await title.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(title).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' today');
  await page.keyboard.press('Enter');
  await expectOnly(before, "for small firms',", "for small firms today',");
  await expect(title).toBeFocused();
});

test('axe finds nothing in it', async ({ page }) => {
  const panel = await openFeature(page);
  expect(await violationsIn(page, { part: '#editor' })).toEqual([]);
  await panel.getByRole('button', { name: /^Page/ }).click();
  await panel.getByRole('button', { name: 'Theme' }).click();
  await expect(panel.getByRole('heading', { name: 'Theme' })).toBeVisible();
  expect(await violationsIn(page, { part: '#editor' })).toEqual([]);
});

test.describe('at 768 pixels', () => {
  test.use({ viewport: { width: 768, height: 900 } });
  test('it is a sheet below the page', async ({ page }) => {
    const panel = await openFeature(page);
    const box = await panel.boundingBox();
    expect(box).toMatchObject({ x: 0, width: 768 });
    expect(box?.y).toBeGreaterThan(300);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(panel).toBeHidden();
  });
});
