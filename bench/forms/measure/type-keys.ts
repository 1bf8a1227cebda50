import type { Page } from '@playwright/test';
import type { Press } from './press';

/** Keys pressed before those that count, and those that count. */
const keys = { warmUp: 2, counted: 2 };

export const keyCount = keys.warmUp + keys.counted;

/** Of the times of `keyCount` keys and what follows them, those that count. */
export const counted = (times: number[]) => times.slice(keys.warmUp, keyCount);

/** Presses a key and resolves to its time in milliseconds. */
export const pressKey = (page: Page, press: Press, key: string) =>
  press(
    page.evaluate(() => bench.nextKey()),
    () => page.keyboard.press(key),
  );

/** Types into the focused field; resolves to the times of the keys in milliseconds. */
export const typeKeys = async (page: Page, press: Press) => {
  const times: number[] = [];
  while (times.length < keyCount) times.push(await pressKey(page, press, 'a'));
  return times;
};
