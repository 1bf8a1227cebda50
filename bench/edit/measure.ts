import { join } from 'node:path';
import type { Page } from '@playwright/test';
import site from '../../config/site';
import { fileOf, type PageName, words } from './bench-pages';
import { nextWrite } from './next-write';
import { focusPlainBox, removePlainBox } from './plain-box';
import type { KeyTimes } from './probe';

export type Counts = { keys: number; writes: number };

/** Presses a text; resolves to whether it can be typed then. A page that still scrolls or loads may miss it. */
const press = async (page: Page, text: string) => {
  const place = page.getByRole('main').getByText(text).first();
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error(`The page does not show "${text}".`);
  await page.mouse.click(box.x + Math.min(20, box.width / 2), box.y + box.height / 2);
  const isTyped = () => document.activeElement?.matches('#root [contenteditable="true"]') === true;
  return page.waitForFunction(isTyped, undefined, { timeout: 5_000 }).then(Boolean, () => false);
};

/** Begins to type a text, as an editor does: pressed, with the caret at its end. */
const begin = async (page: Page, text: string) => {
  for (let tries = 1; !(await press(page, text)); tries += 1) {
    if (tries === 6) throw new Error(`"${text}" cannot be typed into.`);
  }
  await page.keyboard.press('Control+End');
};

/** Between two keys of somebody who types fast, in milliseconds. */
const pause = 120;

/** The times of keys in the focused element; of those of `followed`, other places of the page show it too. */
const typeKeys = async (page: Page, { count, followed }: { count: number; followed?: string }) => {
  const { count: places, mark } =
    followed === undefined
      ? { count: 0, mark: '' }
      : await page.evaluate((text) => editProbe.places(text), followed);
  // One is hidden meanwhile.
  if (followed !== undefined && places < 2) throw new Error(`"${followed}" is shown once only.`);
  const times: KeyTimes[] = [];
  for (let typed = followed ?? ''; times.length < count;) {
    typed += 'a';
    const next = page.evaluate((each) => editProbe.nextKey(each), {
      count: places,
      shown: mark + typed,
    });
    // Answered in order: once this resolves, the listener is in place.
    await page.evaluate(() => undefined);
    await page.keyboard.press('a');
    times.push(await next);
    await page.waitForTimeout(pause);
  }
  return times.slice(1);
};

const letters = (times: KeyTimes[]) => times.map(({ letter }) => letter);

/** Keys in a text of the page. */
export const measureOwnKeys = async (page: Page, { keys: count }: Pick<Counts, 'keys'>) => {
  await begin(page, words.text);
  const own = await typeKeys(page, { count });
  await page.keyboard.press('Escape');
  return letters(own);
};

/** Keys in an ordinary text box beside the page. */
export const measurePlainKeys = async (page: Page, { keys: count }: Pick<Counts, 'keys'>) => {
  await focusPlainBox(page);
  const plain = await typeKeys(page, { count });
  await removePlainBox(page);
  return letters(plain);
};

/** Keys in a text of the page, in one that the page shows at other places too, and in an ordinary text box. */
export const measureKeys = async (page: Page, { keys }: Counts) => {
  const own = await measureOwnKeys(page, { keys });
  const { label } = site.contact.phone;
  await begin(page, label);
  const shared = await typeKeys(page, { count: keys, followed: label });
  await page.keyboard.press('Escape');
  const plain = await measurePlainKeys(page, { keys });
  return { own, shared: letters(shared), others: shared.map(({ others }) => others), plain };
};

type Write = { file: string; word: string; leave: () => Promise<void> };

/** Milliseconds from the press that leaves the text until the file's bytes have changed. */
const leaving = async ({ file, word, leave }: Write) => {
  const written = nextWrite(file, word);
  const start = performance.now();
  await leave();
  return (await written) - start;
};

/** Resolves once the bar says that all is written. */
const untilWritten = (page: Page) =>
  page
    .getByRole('region', { name: 'Editor', exact: true })
    .getByRole('status')
    .filter({ hasText: 'Everything is written in config.' })
    .waitFor();

/** Presses the middle of the bar of the editor, where it has no control. */
const leaveText = async (page: Page) => {
  const box = await page.getByRole('region', { name: 'Editor' }).getByRole('status').boundingBox();
  if (!box) throw new Error('The editor has no bar.');
  return () => page.mouse.click(box.x + box.width - 20, box.y + box.height / 2);
};

type Site = { folder: string; name: PageName };

/** Texts that are left by a press elsewhere or by Enter, and the file that is written; each ends when the page has followed. */
export const measureWrites = async (
  page: Page,
  { folder, name, writes, by }: Site & Pick<Counts, 'writes'> & { by: 'press' | 'enter' },
) => {
  const times: number[] = [];
  const leave = by === 'press' ? await leaveText(page) : () => page.keyboard.press('Enter');
  for (let number = 0; number <= writes; number += 1) {
    const word = `${by}${number}.`;
    await begin(page, words.text);
    await page.keyboard.type(` ${word}`);
    times.push(await leaving({ file: join(folder, fileOf(name)), word, leave }));
    await untilWritten(page);
    await page.waitForTimeout(500);
  }
  return times.slice(1);
};

/** Texts that are pressed, opened and left as they are. */
export const measureOpens = async (page: Page, { writes: count }: Counts) => {
  const times: number[] = [];
  await begin(page, words.text);
  await page.keyboard.press('Escape');
  const box = await page.getByRole('main').getByText(words.text).first().boundingBox();
  if (!box) throw new Error(`The page does not show "${words.text}".`);
  for (let number = 0; number <= count; number += 1) {
    const next = page.evaluate(() => editProbe.nextOpen());
    await page.evaluate(() => undefined);
    await page.mouse.click(box.x + Math.min(20, box.width / 2), box.y + box.height / 2);
    times.push(await next);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(pause);
  }
  return times.slice(1);
};

/** From the first page of the site to this one, each time for the first time after a load. */
export const measurePages = async (
  page: Page,
  { name, visits }: { name: PageName; visits: number },
) => {
  const times: number[] = [];
  const path = new URL(page.url());
  for (let number = 0; number <= visits; number += 1) {
    await page.goto(path.origin);
    await page.getByRole('combobox', { name: 'Page' }).click({ timeout: 60_000 });
    const option = page.getByRole('option', { name, exact: true });
    await option.waitFor();
    const next = page.evaluate((each) => editProbe.nextPage(each), words.text);
    await page.evaluate(() => undefined);
    await option.click();
    times.push(await next);
  }
  return times.slice(1);
};

/** The same with the page and server of plain-box.ts. */
export const measurePlainWrites = async (page: Page, file: string, writes: number) => {
  const times: number[] = [];
  const button = await page.getByRole('button', { name: 'Leave' }).boundingBox();
  if (!button) throw new Error('The plain page has no button.');
  for (let number = 0; number <= writes; number += 1) {
    const word = `word${number}.`;
    await page.getByRole('textbox').focus();
    await page.keyboard.type(` ${word}`);
    const leave = () => page.mouse.click(button.x + 10, button.y + 10);
    times.push(await leaving({ file, word, leave }));
  }
  return times.slice(1);
};
