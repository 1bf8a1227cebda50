import type { Page } from '@playwright/test';
import { type EditedSite, serveEditedSite } from './edit-site';
import { portAt } from './ports';
import { expect, test } from './share';

/** Texts typed where the page shows them, with the files as proof. */

let edited: EditedSite;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  edited = await serveEditedSite({ port: portAt(81) });
});
test.afterAll(() => edited.stop());

const home = 'config/pages/home.ts';

/** The first text of a key in a file, as it is written. */
const textIn = (file: string, key: string) => {
  const found = new RegExp(`${key}:\\s+'(?<text>[^'\\\\*\\[]+)'`).exec(edited.read(file));
  if (!found?.groups?.text) throw new Error(`${file} has no ${key}.`);
  return found.groups.text;
};

const typed = (page: Page) => page.locator('#root [contenteditable="true"]');

const isWritten = (file: string, text: string) => expect.poll(() => edited.read(file)).toBe(text);

test('a press on a text lets it be typed, and Enter writes it into its literal only', async ({
  page,
}) => {
  const lead = textIn(home, 'lead');
  const before = edited.read(home);
  await edited.open(page);
  await page.getByText(lead).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Ask us.');
  await expect(typed(page)).toHaveText(`${lead} Ask us.`);
  await page.keyboard.press('Enter');
  await isWritten(home, before.replace(lead, `${lead} Ask us.`));
  await expect(typed(page)).toHaveCount(0);
  await expect(page.getByText(`${lead} Ask us.`)).toBeVisible();
});

test('undo gives back the first bytes', async ({ page }) => {
  const before = edited.read(home);
  const lead = textIn(home, 'lead');
  await edited.open(page);
  await page.getByText(lead).click();
  await page.keyboard.type('Other words');
  await page.keyboard.press('Enter');
  await expect.poll(() => edited.read(home)).not.toBe(before);
  await page.getByRole('button', { name: /^Undo:/ }).click();
  await isWritten(home, before);
});

test('Escape takes back what was typed, and nothing is written', async ({ page }) => {
  const before = edited.read(home);
  const lead = textIn(home, 'lead');
  await edited.open(page);
  await page.getByText(lead).click();
  await page.keyboard.type('Other words');
  await page.keyboard.press('Escape');
  await expect(typed(page)).toHaveCount(0);
  await expect(page.getByText(lead)).toBeVisible();
  expect(edited.read(home)).toBe(before);
});

test('leaving a text writes it', async ({ page }) => {
  const before = edited.read(home);
  const lead = textIn(home, 'lead');
  await edited.open(page);
  await page.getByText(lead).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await page.getByRole('region', { name: 'Editor' }).click({ position: { x: 600, y: 20 } });
  await isWritten(home, before.replace(lead, `${lead}!`));
});

test('what the check refuses is said beside the text, and the file stays', async ({ page }) => {
  const before = edited.read(home);
  const lead = textIn(home, 'lead');
  await edited.open(page);
  await page.getByText(lead).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'The text is empty' })).toBeVisible();
  expect(edited.read(home)).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByText(lead)).toBeVisible();
});

test('marks by the keys are written as stars', async ({ page }) => {
  const before = edited.read(home);
  const lead = textIn(home, 'lead');
  await edited.open(page);
  await page.getByText(lead).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await isWritten(home, before.replace(lead, `**${lead}**`));
  // The typed one goes once the page shows its own.
  await expect(page.locator('#root strong', { hasText: lead })).toHaveCount(1);
  await page.getByRole('button', { name: /^Undo:/ }).click();
  await isWritten(home, before);
});

test('a text in a link is typed without going there, blanks too', async ({ page }) => {
  const before = edited.read(home);
  const link = page.getByRole('main').getByRole('link').first();
  await edited.open(page);
  const label = (await link.innerText()).replaceAll(/[\u2061-\u2064]/g, '');
  await link.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Two words');
  await page.keyboard.press('Enter');
  await isWritten(home, before.replace(`label: '${label}'`, "label: 'Two words'"));
  await expect(page).toHaveURL(/\/$/);
});

test('Ctrl and a press follow a link, and the editor stays', async ({ page }) => {
  await edited.open(page);
  await page
    .getByRole('main')
    .getByRole('link')
    .first()
    .click({ modifiers: ['Control'] });
  await expect(page).toHaveURL(/\/\w/);
  await expect(page.getByRole('region', { name: 'Editor' })).toBeVisible();
});

test('by keyboard alone a text is reached, typed and written', async ({ page }) => {
  const before = edited.read(home);
  const title = textIn(home, 'title');
  await edited.open(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  for (let presses = 0; presses < 60; presses += 1) {
    if (await heading.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(heading).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(typed(page)).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Now');
  await page.keyboard.press('Enter');
  await expect.poll(() => edited.read(home)).not.toBe(before);
  expect(edited.read(home)).toMatch(/title: '.* Now'/);
  expect(title).not.toContain('Now');
});

test('what is pasted arrives as words', async ({ page }) => {
  const lead = textIn(home, 'lead');
  await edited.open(page);
  await page.getByText(lead).click();
  await page.keyboard.press('Control+a');
  await typed(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Plain\nwords');
    data.setData('text/html', '<h1 style="color:red">Plain</h1><p>words</p>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await expect(typed(page)).toHaveText('Plain words');
  await page.keyboard.press('Escape');
});

test('opening and looking writes nothing', async ({ page }) => {
  const before = edited.read(home);
  await edited.open(page);
  const lead = textIn(home, 'lead');
  await page.getByText(lead).click();
  await page.keyboard.press('Enter');
  await expect(typed(page)).toHaveCount(0);
  expect(edited.read(home)).toBe(before);
});

test('the page follows a write without a reload, and stays where it was scrolled to', async ({
  page,
}) => {
  const before = edited.read(home);
  await edited.open(page);
  const last = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Now');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => edited.read(home)).not.toBe(before);
  await expect(last).toHaveText(/ Now/);
  await expect(typed(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-same-page', '');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(2);
});

/** Types into a text and presses Enter, which the server answers once it is let go. */
const writeSlowly = async (page: Page, text: string) => {
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.getByText(text).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('!');
  await page.route('**/step', async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.keyboard.press('Enter');
  return letGo;
};

/** Presses the headline while the text before it is still being written, and selects all of it. */
const pressAhead = async (page: Page) => {
  const lead = textIn(home, 'lead');
  await edited.open(page);
  const letGo = await writeSlowly(page, lead);
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('ControlOrMeta+a');
  return { lead, letGo };
};

test('letters pressed while the text before is still being written are in the next one', async ({
  page,
}) => {
  const { lead, letGo } = await pressAhead(page);
  await page.keyboard.type('Growth');
  letGo();
  await expect(typed(page)).toHaveText('Growth');
  await page.keyboard.type(' for all');
  await page.keyboard.press('Enter');
  await expect.poll(() => edited.read(home)).toContain("title: 'Growth for all'");
  expect(edited.read(home)).toContain(`${lead}!`);
});

test('accents, and letters taken back, are in the next text as well', async ({ page }) => {
  const { letGo } = await pressAhead(page);
  await page.keyboard.type('Growth, crr');
  await page.keyboard.press('Backspace');
  // As a dead key or an input method writes it: no key has this sign.
  await page.keyboard.insertText('è');
  await page.keyboard.type('me');
  letGo();
  await expect(typed(page)).toHaveText('Growth, crème');
  await page.keyboard.press('Enter');
  await expect.poll(() => edited.read(home)).toContain("title: 'Growth, crème'");
});

test('what was typed into a text is written, though another one was pressed before it opened', async ({
  page,
}) => {
  const { letGo } = await pressAhead(page);
  await page.keyboard.type('Growth ahead');
  const third = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  // Without the signs that nobody sees, by which the editor knows its texts.
  const words = ((await third.textContent()) ?? '').replaceAll(/\p{Cf}/gu, '');
  await third.click();
  letGo();
  await expect.poll(() => edited.read(home)).toContain("title: 'Growth ahead'");
  await expect(typed(page)).toHaveText(words);
});

test('two texts pressed while one is still being written: the last one is typed', async ({
  page,
}) => {
  const before = edited.read(home);
  const lead = textIn(home, 'lead');
  await edited.open(page);
  const letGo = await writeSlowly(page, lead);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.dblclick({ position: { x: 20, y: 20 } });
  letGo();
  await expect(typed(page)).toHaveCount(1);
  await isWritten(home, before.replace(lead, `${lead}!`));
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('?');
  await expect(typed(page)).toContainText('?');
});

test('a headline without its highlighted word is written once the highlight is left out', async ({
  page,
}) => {
  const before = edited.read(home);
  const [, highlight = ''] = /highlight: '([^']+)'/.exec(before) ?? [];
  await edited.open(page);
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Other words');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: highlight });
  await alert.getByRole('button', { name: 'Write it, and leave out “Highlight”' }).click();
  await expect(typed(page)).toHaveCount(0);
  await expect.poll(() => edited.read(home)).toContain("title: 'Other words'");
  expect(edited.read(home)).not.toContain(`highlight: '${highlight}'`);
  await page.getByRole('button', { name: /^Undo:/ }).click();
  await isWritten(home, before);
});
