import type { Locator, Page } from '@playwright/test';
import { type EditedSite, expect, focusText } from './edit-site';

/** What the journeys of texts on the page share. */

export const home = 'config/pages/home.ts';

/** The text that is typed. */
export const typed = (page: Page) => page.locator('#root [contenteditable="true"]');

/** What the bar says of what is written. */
export const statusOf = (page: Page) =>
  page.getByRole('region', { name: 'Editor', exact: true }).getByRole('status');

export const allWritten = 'Everything is written in config.';

/** Puts the focus there, as somebody does with the Tab key, and begins to type. */
export const enter = async (page: Page, element: Locator) => {
  await focusText(element);
  await page.keyboard.press('Enter');
  await expect(typed(page)).toBeFocused();
};

/** Types the text that is begun anew. */
export const retype = async (page: Page, words: string) => {
  await expect(typed(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  await expect(typed(page)).toHaveText(words);
};

/** The file says this, byte for byte. */
export const isWritten = (edited: EditedSite, file: string, text: string) =>
  expect.poll(() => edited.read(file)).toBe(text);

/** The first text of a key in a file, as it is written. */
export const textIn = (edited: EditedSite, file: string, key: string) => {
  const found = new RegExp(`${key}:\\s+'(?<text>[^'\\\\*\\[]+)'`).exec(edited.read(file));
  if (!found?.groups?.text) throw new Error(`${file} has no ${key}.`);
  return found.groups.text;
};

/** Pastes as from another program. */
export const paste = (page: Page, words: { plain: string; html: string }) =>
  typed(page).evaluate((element, { plain, html }) => {
    const data = new DataTransfer();
    data.setData('text/plain', plain);
    data.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, words);

/** Types into a text and presses Enter, which the server answers once it is let go. */
const writeSlowly = async (page: Page, text: string) => {
  let letGo = () => {};
  const isHeld = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.getByText(text).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('!');
  await page.route(
    '**/step',
    async (route) => {
      await isHeld;
      await route.continue();
    },
    { times: 1 },
  );
  await page.keyboard.press('Enter');
  return letGo;
};

/** Presses the headline while the lead below it is still being written, and selects all of it. */
export const pressAhead = async (page: Page, edited: EditedSite) => {
  const lead = textIn(edited, home, 'lead');
  const letGo = await writeSlowly(page, lead);
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('ControlOrMeta+a');
  return { lead, letGo };
};
