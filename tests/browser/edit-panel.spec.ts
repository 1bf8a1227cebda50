import type { Locator, Page } from '@playwright/test';
import { violationsIn } from './axe';
import { type EditedSite, serveEditedSite } from './edit-site';
import { portAt } from './ports';
import { expect, test } from './share';

/** The panel beside the page in `npm run edit`: each change is one splice of the file. */

let served: EditedSite;
const home = 'config/pages/home.ts';
const read = (file = home) => served.read(file);

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  served = await serveEditedSite({ port: portAt(90) });
});
test.afterAll(() => served.stop());

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' });

const open = async (page: Page): Promise<Locator> => {
  await served.open(page);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: /^Page/ })).toBeVisible();
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

test.describe('what is typed in a control and not left yet', () => {
  const inserted = "sections: [\n    { kind: 'prose', title: 'New', paragraphs: ['One.'] },";
  const first = 'sections: [';
  const label = (panel: Locator) => panel.getByLabel('Label', { exact: true });
  const asTyped = (text: string) => text.replace("label: 'Software',", "label: 'Soft',");
  let before = '';
  test.beforeEach(() => (before = read()));
  test.afterEach(() => served.project.write(home, before));

  test('stays where it is typed while an entry before comes and goes', async ({ page }) => {
    const panel = await openFeature(page);
    await label(panel).fill('Soft');
    const number = (await panel.getByRole('heading', { level: 2 }).textContent()) ?? '';
    served.project.write(
      home,
      before.replace(first, () => inserted),
    );
    await expect(panel.getByRole('heading', { level: 2 })).not.toHaveText(number);
    await expect(label(panel)).toHaveValue('Soft');
    await expect(label(panel)).toBeFocused();
    served.project.write(home, before);
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(number);
    await expect(label(panel)).toHaveValue('Soft');
    served.project.write(
      home,
      before.replace(first, () => inserted),
    );
    await expect(panel.getByRole('heading', { level: 2 })).not.toHaveText(number);
    await label(panel).press('Enter');
    await expect.poll(() => read()).toBe(asTyped(before).replace(first, () => inserted));
  });

  test('is written at its place when something else is selected', async ({ page }) => {
    const panel = await openFeature(page);
    await label(panel).fill('Soft');
    // A press that takes no focus from it.
    await page.locator('main h1').dispatchEvent('click');
    await expect(panel.getByRole('heading', { name: /Software/, level: 2 })).toHaveCount(0);
    await expect.poll(() => read()).toBe(asTyped(before));
  });

  test('is told where its entry is gone', async ({ page }) => {
    const panel = await openFeature(page);
    await label(panel).fill('Soft and lost');
    const bar = page.getByRole('region', { name: 'Editor', exact: true });
    const at = before.indexOf("    {\n      kind: 'feature'");
    const end = before.indexOf('\n    },\n', at) + '\n    },\n'.length;
    served.project.write(home, before.slice(0, at) + before.slice(end));
    await expect(bar.getByRole('alert')).toContainText('Soft and lost');
  });
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
  await panel.getByRole('button', { name: 'Add “Show when”' }).click();
  const condition = panel.getByRole('group', { name: 'Show when' });
  await condition.getByLabel('Field', { exact: true }).fill('Fname');
  await condition.getByLabel('Field', { exact: true }).press('Enter');
  await expect.poll(() => read(file)).toMatch(/showWhen: \{\s*field: 'Fname',/);
  await expect(condition.getByRole('button', { name: 'Remove “Show when”' })).toBeVisible();
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
  await panel.getByRole('button', { name: 'Choose or drop a picture: Picture' }).click();
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

/** The last change is taken back, and the file has its first bytes. */
const undo = async (page: Page, file: string, before: string) => {
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => read(file)).toBe(before);
};

test('an icon is chosen by its looks, with the keyboard', async ({ page }) => {
  const file = 'config/site.ts';
  const before = read(file);
  const panel = await open(page);
  await panel.getByRole('button', { name: 'Site', exact: true }).click();
  const profiles = panel.getByRole('group', { name: 'Social', exact: true });
  await profiles.getByRole('listitem').first().getByRole('button').nth(1).click();
  await panel.getByRole('button', { name: 'Choose by its looks: Icon' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Icon' });
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  expect(await violationsIn(page, { part: '[role="dialog"]' })).toEqual([]);
  await page.keyboard.type('twitter');
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('button', { name: 'x', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => read(file)).toMatch(/icon: 'x'/);
  await undo(page, file, before);
});

test('a part of a drawing is added by what the drawing becomes', async ({ page }) => {
  const before = read();
  const panel = await openFeature(page);
  await panel.getByRole('button', { name: 'Add a part' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'phone' }).click();
  await expect(panel.getByRole('button', { name: /^3: phone/ })).toBeVisible();
  await expect.poll(() => read()).toMatch(/scene: \['window', 'node', 'phone'\]/);
  await undo(page, home, before);
});

test('a colour says while it is typed whether it can be read, in both schemes', async ({
  page,
}) => {
  const file = 'config/theme.ts';
  const before = read(file);
  const panel = await open(page);
  await panel.getByRole('button', { name: 'Theme' }).click();
  await panel.getByRole('button', { name: 'Open color' }).click();
  await panel.getByRole('button', { name: 'Open light' }).click();
  const text = panel.locator('[data-edit-key="color.light.text.secondary"]');
  const contrast = text.getByRole('list', { name: 'Contrast' });
  await expect(text).toContainText(/Dark: text secondary on background paper, [\d.]+ to 1/);
  await text.getByLabel('Secondary', { exact: true }).fill('#EEEEEE');
  await expect(contrast).toContainText(
    /Light: text secondary on background paper, 1\.\d to 1 – too little: 4\.5 is needed/,
  );
  await text.getByLabel('Secondary', { exact: true }).fill('#111111');
  await expect(text).toContainText(
    /Light: text secondary on background paper, 1\d\.\d to 1 – enough/,
  );
  await page.keyboard.press('Enter');
  await expect.poll(() => read(file)).toContain("secondary: '#111111'");
  await undo(page, file, before);
});

test('a rule is added in the panel, by another word for it', async ({ page }) => {
  const file = 'config/forms/inquiry.ts';
  const before = read(file);
  const panel = await open(page);
  await panel.getByRole('button', { name: /LET.S DISCUSS YOUR REQUIREMENT/ }).click();
  await panel.getByRole('button', { name: 'Add to “Rules”' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('mandatory');
  await page.keyboard.press('Enter');
  const count = (text: string) => text.split("check: 'required'").length;
  await expect.poll(() => count(read(file))).toBe(count(before) + 1);
  await undo(page, file, before);
});

test('a field with options is added in the panel, and then an option', async ({ page }) => {
  const file = 'config/forms/inquiry.ts';
  const before = read(file);
  const panel = await open(page);
  await panel.getByRole('button', { name: /LET.S DISCUSS YOUR REQUIREMENT/ }).click();
  await panel.getByRole('button', { name: 'Add to “Fields”' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'select', exact: true }).click();
  const options = panel.getByRole('group', { name: 'Options', exact: true });
  await expect(options.getByRole('listitem').first()).toBeVisible();
  const withField = read(file);
  // The page shows it, though the section that shows the form has not changed.
  const [, label = ''] =
    /“(.+)”/.exec(await panel.getByRole('heading', { level: 2 }).innerText()) ?? [];
  await expect(page.locator('#root form').first().getByLabel(label)).toBeVisible();
  await panel.getByRole('button', { name: 'Add to “Options”' }).click();
  await expect.poll(() => read(file).length).toBeGreaterThan(withField.length);
  await undo(page, file, withField);
  await undo(page, file, before);
});

test('a day is chosen by the calendar', async ({ page }) => {
  const file = 'config/site.ts';
  const before = read(file);
  const panel = await open(page);
  await panel.getByRole('button', { name: 'Site', exact: true }).click();
  const banner = panel.getByRole('group', { name: 'Banner', exact: true });
  await banner.getByRole('button', { name: 'Add “Banner”' }).click();
  await expect.poll(() => read(file)).toContain('banner:');
  const opens = banner.getByRole('button', { name: 'Open banner' });
  const until = panel.getByLabel('Until', { exact: true });
  await expect(opens.or(until).first()).toBeVisible();
  if (await opens.isVisible()) await opens.click();
  const withBanner = read(file);
  await expect(until).toHaveAttribute('type', 'date');
  await until.fill('2031-05-04');
  await until.press('Enter');
  await expect.poll(() => read(file)).toContain("until: '2031-05-04'");
  await undo(page, file, withBanner);
  await undo(page, file, before);
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
