import type { Page } from '@playwright/test';
import { type EditedSite, expect, test } from './edit-site';
import { home, isWritten } from './typed-text';

/** The panel beside the page: a colour, a form, and its keys. What single controls write is tested in packages/editor/panel. */

const theme = 'config/theme.ts';
const form = 'config/forms/inquiry.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 });

const open = async (page: Page, edited: EditedSite) => {
  await edited.open(page);
  const panel = page.getByRole('complementary', { name: 'Settings' });
  await expect(panel.getByRole('heading', { name: /^Page/ })).toBeVisible();
  return panel;
};

const undo = async (page: Page, edited: EditedSite, file: string, before: string) => {
  await page.getByRole('button', { name: /^Undo: / }).click();
  await isWritten(edited, file, before);
};

test(
  'a colour says while it is typed whether it can be read, is written, and the page shows it',
  { tag: '@more' },
  async ({ page, edited }) => {
    const before = edited.read(theme);
    const panel = await open(page, edited);
    await panel.getByRole('button', { name: 'Theme' }).click();
    await panel.getByRole('button', { name: 'Open color' }).click();
    await panel.getByRole('button', { name: 'Open light' }).click();
    const text = panel.locator('[data-edit-key="color.light.text.secondary"]');
    const color = text.getByLabel('Secondary', { exact: true });
    const contrast = text.getByRole('list', { name: 'Contrast' });
    await expect(text).toContainText(/Dark: text secondary on background paper, [\d.]+ to 1/);
    await color.fill('#EEEEEE');
    await expect(contrast).toContainText(
      /Light: text secondary on background paper, 1\.\d to 1 – too little: 4\.5 is needed/,
    );
    await color.fill('#111111');
    await expect(text).toContainText(
      /Light: text secondary on background paper, 1\d\.\d to 1 – enough/,
    );
    await color.press('Enter');
    await expect.poll(() => edited.read(theme)).toContain("secondary: '#111111'");
    // The label above a heading is in this colour.
    const variable = () =>
      page.evaluate(() => {
        const { documentElement } = document;
        return getComputedStyle(documentElement)
          .getPropertyValue('--mui-palette-text-secondary')
          .trim()
          .toLowerCase();
      });
    await expect.poll(variable).toBe('#111111');
    await undo(page, edited, theme, before);
  },
);

test('a rule and a field with options are added to a form, which the page shows', async ({
  page,
  edited,
}) => {
  const before = edited.read(form);
  const panel = await open(page, edited);
  const dialog = page.getByRole('dialog');
  await panel.getByRole('button', { name: /LET.S DISCUSS YOUR REQUIREMENT/ }).click();
  await panel.getByRole('button', { name: 'Add to “Rules”' }).click();
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  // By another word for it.
  await page.keyboard.type('mandatory');
  await page.keyboard.press('Enter');
  const count = (text: string) => text.split("check: 'required'").length;
  await expect.poll(() => count(edited.read(form))).toBe(count(before) + 1);
  await undo(page, edited, form, before);

  await panel
    .getByRole('navigation', { name: 'Place' })
    .getByRole('button', { name: /LET.S DISCUSS YOUR REQUIREMENT/ })
    .click();
  await panel.getByRole('button', { name: 'Add to “Fields”' }).click();
  await dialog.getByRole('button', { name: 'select', exact: true }).click();
  const options = panel.getByRole('group', { name: 'Options', exact: true });
  await expect(options.getByRole('listitem').first()).toBeVisible();
  const withField = edited.read(form);
  // The page shows it, though the section that shows the form has not changed.
  const [, label = ''] =
    /“(.+)”/.exec(await panel.getByRole('heading', { level: 2 }).innerText()) ?? [];
  await expect(page.locator('#root form').first().getByLabel(label)).toBeVisible();
  await panel.getByRole('button', { name: 'Add to “Options”' }).click();
  await expect.poll(() => edited.read(form).length).toBeGreaterThan(withField.length);
  await undo(page, edited, form, withField);
  await undo(page, edited, form, before);
});

test(
  'the panel is folded, reached and written by keyboard alone',
  { tag: '@more' },
  async ({ page, edited }) => {
    const before = edited.read(home);
    const panel = await open(page, edited);
    await page.getByRole('button', { name: 'Settings' }).focus();
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
    await isWritten(edited, home, before.replace("for small firms',", "for small firms today',"));
    await expect(title).toBeFocused();
  },
);
