import type { CDPSession, Locator, Page } from '@playwright/test';
import siteConfigInAll from '../../examples/dentist/config/site';
import { en } from '../../src/schema/usual-words/en';
import { inEnglish } from '../in-english';
import { enlargeLetters } from './looks';
import { openedMenu } from './opened-menu';
import { expect, open } from './site';

const siteConfig = inEnglish(siteConfigInAll);

/** The menu of small screens, below a banner and with submenus: examples/dentist has both. */

export type Screen = { width: number; height: number; letters?: string };

const openMenu = async (page: Page, { width, height, letters }: Screen) => {
  await page.setViewportSize({ width, height });
  await page.clock.setFixedTime(`${siteConfig.banner.from}T12:00:00`);
  await open(page, '/');
  if (letters) await enlargeLetters(page);
  await expect(page.getByRole('complementary')).toBeVisible();
  const menu = await openedMenu(page, en['header.openMenu']);
  for (const summary of await menu.locator('summary').all()) await summary.press('Enter');
  return menu.locator('a, summary');
};

/** Whether it is completely in the window and uncovered. */
const isSeen = (entry: Locator) =>
  entry.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isInWindow = top >= 0 && bottom <= window.innerHeight;
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isInWindow && element.contains(middle);
  });

/** Swipes half a screen up, beginning on the menu. */
const swipe = async (page: Page, browser: CDPSession) => {
  const { width, height } = page.viewportSize()!;
  const at = (y: number) => ({ touchPoints: [{ x: width / 2, y }] });
  const start = height - 20;
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(start) });
  for (let y = start; y > start - height / 2; y -= 15) {
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const turnWheel = async (page: Page) => {
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(width / 2, height - 20);
  await page.mouse.wheel(0, height / 2);
  // It is drawn where it was scrolled to.
  for (let frame = 0; frame < 10; frame += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
};

/** Expects that the last entry is reached by touch and by wheel, and each one by keys. */
export const expectReached = async (page: Page, screen: Screen) => {
  const entries = await openMenu(page, screen);
  const browser = await page.context().newCDPSession(page);
  for (const move of [() => swipe(page, browser), () => turnWheel(page)]) {
    await entries.first().scrollIntoViewIfNeeded();
    await expect.poll(() => isSeen(entries.first())).toBe(true);
    const reached = async () => {
      await move();
      return isSeen(entries.last());
    };
    await expect.poll(reached, { intervals: [50] }).toBe(true);
  }
  const all = await entries.all();
  await page.getByRole('button', { name: en['header.closeMenu'] }).focus();
  for (const [key, order] of [
    ['Tab', all],
    ['Shift+Tab', all.toReversed().slice(1)],
  ] as const) {
    for (const entry of order) {
      await page.keyboard.press(key);
      await expect(entry).toBeFocused();
      await expect.poll(() => isSeen(entry), await entry.innerText()).toBe(true);
    }
  }
};
