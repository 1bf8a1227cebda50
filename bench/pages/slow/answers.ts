import type { Page } from '@playwright/test';

/** What answers a press: an element that begins with these words, once it is seen. */
export type Answer = { selector: string; words: string };

declare global {
  // A global is declared with var.
  var watchForAnswer: () => void;
}

/**
 * Runs at the start of every document. What is waited for, and when it was pressed and answered, is kept in the
 * session: the answer may be another page.
 */
export const followPresses = () => {
  if (window !== window.top) return;
  const now = () => performance.timeOrigin + performance.now();
  /** What is closed has no height: menus and answers are parts that fold. */
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    (element.closest('.MuiCollapse-root')?.clientHeight ?? 1) > 0;
  globalThis.watchForAnswer = () => {
    const { selector, words }: Answer = JSON.parse(sessionStorage.awaited);
    const look = () => {
      const found = [...document.querySelectorAll(selector)].filter((element) =>
        element.textContent.startsWith(words),
      );
      if (!sessionStorage.pressed || !found.some(isSeen)) return void requestAnimationFrame(look);
      // After this frame, which shows it.
      setTimeout(() => (sessionStorage.answered = now()));
    };
    requestAnimationFrame(look);
  };
  if (location.protocol !== 'http:') return;
  window.addEventListener(
    'click',
    ({ timeStamp }) => (sessionStorage.pressed ||= performance.timeOrigin + timeStamp),
    true,
  );
  if (sessionStorage.awaited && !sessionStorage.answered) globalThis.watchForAnswer();
};

/** Milliseconds from the press until its answer is painted, on this page or the next. */
export const timeAnswer = async (
  page: Page,
  answer: Answer,
  press: () => Promise<void>,
): Promise<number> => {
  await page.evaluate((awaited) => {
    delete sessionStorage.pressed;
    delete sessionStorage.answered;
    sessionStorage.awaited = JSON.stringify(awaited);
    globalThis.watchForAnswer();
  }, answer);
  await press();
  const taken = await page.waitForFunction(
    () => sessionStorage.answered && sessionStorage.answered - sessionStorage.pressed,
    undefined,
    { polling: 100 },
  );
  return Number(await taken.jsonValue());
};
