import { timeAnswer } from './answers';
import type { OpenPage } from './open-page';

/** Milliseconds that somebody looks at a screen: they read the headings. */
const perScreen = 300;

/** Scrolls to the end of the page, a screen at a time. */
const readOn = async ({ page, untilQuiet }: OpenPage) => {
  await page.evaluate(async (pause) => {
    const { scrollHeight } = document.documentElement;
    for (let top = innerHeight; top < scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }, perScreen);
  await untilQuiet();
};

/**
 * Reads Home and Services to their ends, each with a link below it that leads on, and comes to Contact. Milliseconds
 * until each of the three is painted.
 */
export const readThree = async (opened: OpenPage): Promise<number[]> => {
  const { page, untilQuiet } = opened;
  const { lcp } = await page.evaluate(() => globalThis.seen);
  const waits = [lcp];
  for (const [path, words] of [
    ['/Services', 'Services'],
    ['/Contact', 'Contact Us'],
  ] as const) {
    await readOn(opened);
    waits.push(
      await timeAnswer(page, { selector: 'h1', words }, () =>
        page.locator(`footer a[href="${path}"]`).first().tap(),
      ),
    );
    await untilQuiet();
  }
  return waits;
};
