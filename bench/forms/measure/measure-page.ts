import type { Browser, Page } from '@playwright/test';
import { controls } from '../probe/controls';
import { clickSend } from './click-button';
import type { Samples } from './measures';
import { pressOn, type Press } from './press';
import { scriptTimes, traceCategories } from './script-times';
import { counted, keyCount, pressKey, typeKeys } from './type-keys';

export type PageSetting = { browser: Browser; address: string; fieldCount: number };

/** Empties the middle field, so that every field is wrong. */
const empty = async (page: Page, press: Press) => {
  await page.keyboard.press('Control+A');
  await pressKey(page, press, 'Backspace');
};

/** One form on a fresh page: mounted, typed into, submitted with everything wrong, typed into again. */
export const measurePage = async (setting: PageSetting): Promise<Samples> => {
  const { browser, address, fieldCount } = setting;
  const page = await browser.newPage();
  await page.goto(address);
  const press = pressOn(page);
  const mount = await page.evaluate((count) => bench.mount(count, count), fieldCount);
  const middle = page.locator(controls).nth(Math.floor(fieldCount / 2));
  await browser.startTracing(page, { categories: traceCategories });

  await middle.focus();
  const key = await typeKeys(page, press);
  const submit: number[] = [];
  const wrongKey: number[] = [];
  const checks = await page.evaluate(() => bench.checks);
  if (checks) {
    await empty(page, press);
    submit.push(await clickSend(page, press));
    await middle.focus();
    wrongKey.push(...(await typeKeys(page, press)));
  }

  // Only keys, or keys again after the key that empties the field and the click.
  const presses = checks ? keyCount + 2 + keyCount : keyCount;
  const scripts = scriptTimes(await browser.stopTracing(), presses);
  await page.close();
  return {
    mount: [mount],
    key: counted(key),
    keyScript: counted(scripts),
    submit,
    wrongKey: counted(wrongKey),
    wrongKeyScript: counted(scripts.slice(keyCount + 2)),
  };
};
