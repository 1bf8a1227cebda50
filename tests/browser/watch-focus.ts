import type { Page } from '@playwright/test';

/** What the watcher has in the page. */
type Watched = {
  reportLostFocus: (element: string) => void;
  /** By frames of the browser's own, also where a test holds the clock. */
  afterFrames: (act: () => void, left?: number) => void;
  /** How often it has still to look where the focus is. */
  looksLeft: number;
};

/**
 * What lost the focus to nothing after somebody pressed something, on every page that `page` shows from now on: the
 * element that had it went, or can no longer have it, and ten frames later, a sixth of a second, no other one has it.
 * What a press beside everything leaves is no loss; nor is the way to another page, whose script may have to be
 * loaded, or to a place on this one.
 */
export const watchFocus = async (page: Page): Promise<string[]> => {
  const lost: string[] = [];
  await page.exposeFunction('reportLostFocus', (element: string) => lost.push(element));
  await page.addInitScript(() => {
    const watched = globalThis as unknown as Watched;
    const nextFrame = requestAnimationFrame;
    watched.afterFrames = (act, left = 10) =>
      nextFrame(left === 1 ? act : () => watched.afterFrames(act, left - 1));
    watched.looksLeft = 0;
    const here = () => location.pathname + location.hash;
    /** The page, or the place on it, at which somebody pressed something last. */
    let pressedOn: string | undefined;
    let last: Element | undefined;
    const cannotHaveIt = (element: Element) =>
      !element.isConnected ||
      element.matches(':disabled') ||
      !element.checkVisibility({ visibilityProperty: true });
    const look = () => {
      const element = last;
      if (!element) return;
      watched.looksLeft += 1;
      watched.afterFrames(() => {
        watched.looksLeft -= 1;
        if (element !== last || document.activeElement !== document.body) return;
        last = undefined;
        const { pathname } = location;
        // The gallery shows one example in the place of another; nobody presses anything on paper.
        if (pathname.startsWith('/__gallery/') || matchMedia('print').matches) return;
        if (here() !== pressedOn || !cannotHaveIt(element)) return;
        watched.reportLostFocus(`${pathname}: ${element.outerHTML.slice(0, 200)}`);
      });
    };
    for (const press of ['keydown', 'pointerdown']) {
      addEventListener(press, () => (pressedOn = here()), { capture: true });
    }
    // Back and forward lead to another page as well, which may be the one of the last press.
    addEventListener('popstate', () => (pressedOn = undefined), { capture: true });
    addEventListener('focusin', ({ target }) => (last = target as Element), { capture: true });
    // By itself a browser moves the focus as a mouse button goes down, or a finger has tapped: whoever pressed took it.
    let isPressing = false;
    addEventListener('mousedown', () => (isPressing = true), { capture: true });
    for (const after of ['mouseup', 'keydown']) {
      addEventListener(after, () => (isPressing = false), { capture: true });
    }
    const left = ({ target }: Event) => {
      look();
      if (!isPressing || target !== last) return;
      // What a page takes away on a press can no longer have the focus by then.
      queueMicrotask(() => {
        if (last && target === last && !cannotHaveIt(last)) last = undefined;
      });
    };
    addEventListener('focusout', left, { capture: true });
    // A browser need not say that the focus went with the element that had it.
    new MutationObserver(() => {
      if (last && !last.isConnected) look();
    }).observe(document, { childList: true, subtree: true });
  });
  return lost;
};

/**
 * Until what was pressed last may have lost the focus, if the page is still there. A browser may say frames later that a
 * button that is disabled has lost it.
 */
export const untilFocusIsSettled = (page: Page): Promise<unknown> =>
  page
    .evaluate(
      () =>
        new Promise<void>((resolve) => {
          const watched = globalThis as unknown as Watched;
          const wait = () =>
            watched.afterFrames(() => (watched.looksLeft > 0 ? wait() : resolve()));
          wait();
        }),
    )
    .catch(() => undefined);
