import type { Page } from '@playwright/test';
import { expect, test } from './edit-site';
import {
  allWritten,
  enter,
  home,
  isWritten,
  paste,
  pressAhead,
  retype,
  statusOf,
  textIn,
  typed,
} from './typed-text';

/** Texts typed where the page shows them, with the files as proof: what needs a caret. */

test.describe.configure({ mode: 'default', timeout: 120_000 });

const undo = (page: Page) => page.getByRole('button', { name: /^Undo: / });

test('a text is looked at, taken back, written by Enter and by leaving it, and undone', async ({
  page,
  edited,
}) => {
  const before = edited.read(home);
  const lead = textIn(edited, home, 'lead');
  await edited.open(page);
  await page.getByText(lead).click();
  await expect(typed(page)).toBeFocused();
  await expect(statusOf(page)).toHaveText(allWritten);
  await page.keyboard.press('Enter');
  await expect(typed(page)).toHaveCount(0);

  await page.getByText(lead).click();
  await page.keyboard.type('Other words');
  await expect(statusOf(page)).toHaveText(/not written yet/);
  await page.keyboard.press('Escape');
  await expect(typed(page)).toHaveCount(0);
  await expect(statusOf(page)).toHaveText(allWritten);
  expect(edited.read(home)).toBe(before);

  await page.getByText(lead).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Ask us.');
  await expect(typed(page)).toHaveText(`${lead} Ask us.`);
  await page.keyboard.press('Enter');
  await isWritten(edited, home, before.replace(lead, `${lead} Ask us.`));
  await expect(typed(page)).toHaveCount(0);
  await expect(page.getByText(`${lead} Ask us.`)).toBeVisible();

  await page.getByText(lead).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('!');
  await statusOf(page).click();
  await isWritten(edited, home, before.replace(lead, `${lead} Ask us.!`));

  await undo(page).click();
  await isWritten(edited, home, before.replace(lead, `${lead} Ask us.`));
  await page.locator('body').press('ControlOrMeta+z');
  await isWritten(edited, home, before);
  await page.getByRole('button', { name: /^Redo: / }).click();
  await isWritten(edited, home, before.replace(lead, `${lead} Ask us.`));
});

test(
  'the page follows a write without a reload, and stays where it was scrolled to',
  { tag: '@more' },
  async ({ page, edited }) => {
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
    await expect.poll(() => edited.read(home)).toMatch(/ Now'/);
    await expect(last).toHaveText(/ Now/);
    await expect(typed(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-same-page', '');
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(2);
  },
);

test(
  'what the check refuses is said beside the text, and a headline takes its highlighted word along',
  { tag: '@more' },
  async ({ page, edited }) => {
    const before = edited.read(home);
    const lead = textIn(edited, home, 'lead');
    await edited.open(page);
    await page.getByText(lead).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'The text is empty' })).toBeVisible();
    await expect(statusOf(page)).toHaveText('Not written yet: what is wrong stands beside it.');
    expect(edited.read(home)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByText(lead)).toBeVisible();
    await expect(statusOf(page)).toHaveText(allWritten);

    await page.getByRole('heading', { level: 1 }).click({ position: { x: 20, y: 20 } });
    await retype(page, 'All of it in other words');
    await page.keyboard.press('Enter');
    await expect(typed(page)).toHaveCount(0);
    await expect.poll(() => edited.read(home)).toContain("title: 'All of it in other words'");
    expect(edited.read(home)).not.toContain('highlight:');
    const line = page.getByRole('alert').filter({ hasText: '“Highlight”' });
    await line.getByRole('button', { name: 'Undo' }).click();
    await isWritten(edited, home, before);
  },
);

test(
  'bold and italic by keys are written as stars, and rich text from elsewhere as it is',
  { tag: '@more' },
  async ({ page, edited }) => {
    const before = edited.read(home);
    const lead = textIn(edited, home, 'lead');
    await edited.open(page);
    await enter(page, page.getByText(lead));
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.type(' No');
    await page.keyboard.press('ControlOrMeta+b');
    await page.keyboard.press('ControlOrMeta+i');
    await page.keyboard.type(' way');
    await page.keyboard.press('ControlOrMeta+i');
    await page.keyboard.type(' here.');
    await page.keyboard.press('Enter');
    await isWritten(edited, home, before.replace(lead, `${lead} **No** *way* here.`));
    await expect(typed(page)).toHaveCount(0);
    // The typed ones go once the page shows its own.
    await expect(page.locator('#root strong', { hasText: 'No' })).toHaveCount(1);
    await expect(page.locator('#root em', { hasText: 'way' })).toHaveCount(1);

    await enter(page, page.getByText(lead));
    await page.keyboard.press('ControlOrMeta+a');
    await paste(page, {
      plain: 'Prices\n\tfrom 5',
      html: '<table><tr><td><b>Prices</b><img src="/x.png">from 5</table>',
    });
    await expect(typed(page)).toHaveText('Prices from 5');
    await expect(typed(page).locator('strong')).toHaveText('Prices');
    await expect(typed(page).locator('table, img')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await isWritten(edited, home, before.replace(lead, '**Prices** from 5'));
  },
);

test(
  'by keyboard alone a text is reached, and linked to a page and to an address',
  { tag: '@more' },
  async ({ page, edited }) => {
    const before = edited.read(home);
    const lead = textIn(edited, home, 'lead');
    await edited.open(page);
    const text = page.getByText(lead);
    for (let presses = 0; presses < 60; presses += 1) {
      if (await text.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(text).toBeFocused();
    let words = lead;
    for (const { keys, to } of [
      { keys: ['/About', 'ArrowDown', 'Enter'], to: '/About-us' },
      { keys: ['https://example.org/a'], to: 'https://example.org/a' },
    ]) {
      await page.keyboard.press('Enter');
      await expect(typed(page)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+Home');
      const isFirst = words === lead;
      // The last letters of the text, where the first ones are a link.
      if (!isFirst) await page.keyboard.press('ControlOrMeta+End');
      for (let letter = 0; letter < 2; letter += 1)
        await page.keyboard.press(isFirst ? 'Shift+ArrowRight' : 'Shift+ArrowLeft');
      await page.keyboard.press('ControlOrMeta+k');
      const dialog = page.getByRole('dialog', { name: 'Where does the link lead?' });
      await expect(dialog.getByRole('combobox')).toBeFocused();
      const [typedKeys = '', ...rest] = keys;
      await page.keyboard.type(typedKeys);
      for (const key of rest) await page.keyboard.press(key);
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(typed(page)).toBeFocused();
      await page.keyboard.press('Enter');
      words = isFirst
        ? `[${lead.slice(0, 2)}](${to})${lead.slice(2)}`
        : `${words.slice(0, -2)}[${words.slice(-2)}](${to})`;
      await isWritten(edited, home, before.replace(lead, words));
      await expect(typed(page)).toHaveCount(0);
      await expect(page.getByRole('main').locator(`a[href="${to}"]`).first()).toBeVisible();
      await page.locator('#root p', { hasText: lead.slice(5, 40) }).focus();
    }
  },
);

test(
  'letters and accents pressed while the text before is still being written are in the next one',
  { tag: '@more' },
  async ({ page, edited }) => {
    await edited.open(page);
    const { lead, letGo } = await pressAhead(page, edited);
    await page.keyboard.type('Growth, crr');
    await page.keyboard.press('Backspace');
    // As a dead key or an input method writes it: no key has this sign.
    await page.keyboard.insertText('è');
    await page.keyboard.type('me');
    letGo();
    await expect(typed(page)).toHaveText('Growth, crème');
    await page.keyboard.type(' for all');
    await page.keyboard.press('Enter');
    await expect.poll(() => edited.read(home)).toContain("title: 'Growth, crème for all'");
    expect(edited.read(home)).toContain(`${lead}!`);
  },
);

test(
  'of a hundred fast letters none is lost, at each place that shows the text',
  { tag: '@more' },
  async ({ page, edited }) => {
    const site = 'config/site.ts';
    const before = edited.read(site);
    edited.edit(
      'config/pages/contact.ts',
      "      kind: 'map',",
      "      kind: 'contact',\n      title: 'By telephone',\n    },\n    {\n      kind: 'map',",
    );
    await edited.open(page, '/Contact');
    const words = 'The quick brown fox jumps over the lazy dog and types on. '
      .repeat(2)
      .slice(0, 100);
    // One number of config/site.ts: above the menu, and in the section of contacts.
    const bar = page.getByRole('group', { name: 'Contact' });
    const main = page.getByRole('main');
    const number = { name: '+1 202 555 0148' };
    await expect(main.getByRole('link', number).first()).toBeVisible();
    await enter(page, bar.getByRole('link', number));
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type(words);
    const whole = `+1${words} 202 555 0148`;
    await expect(typed(page)).toHaveText(whole);
    expect(await typed(page).evaluate((each) => each.closest('main') === null)).toBe(true);
    // The other place follows while it is typed.
    await expect(main.getByText(whole).filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await isWritten(
      edited,
      site,
      before.replace("label: '+1 202", () => `label: '+1${words} 202`),
    );
    await expect(typed(page)).toHaveCount(0);
    for (const place of [bar, main])
      await expect(place.getByText(whole).filter({ visible: true })).toHaveCount(1);
  },
);

test(
  'a text that was being typed is offered after a reload',
  { tag: '@more' },
  async ({ page, edited }) => {
    const before = edited.read(home);
    const title = 'Our Services';
    const offer = page.getByRole('region', { name: 'What you were typing' });
    const begin = async (words: string) => {
      await page.getByRole('heading', { name: title }).click({ position: { x: 12, y: 12 } });
      await retype(page, words);
      await page.reload();
    };
    await edited.open(page);
    await begin('Half a sent');
    await expect(offer).toContainText('Half a sent');
    await offer.getByRole('button', { name: 'Leave it' }).click();
    await expect(offer).toHaveCount(0);
    expect(edited.read(home)).toBe(before);
    await begin('Half a sentence');
    await offer.getByRole('button', { name: 'Put it in' }).click();
    await expect(offer).toHaveCount(0);
    await isWritten(edited, home, before.replace(`title: '${title}'`, "title: 'Half a sentence'"));
  },
);
