/** What happened on the page before hydration: see early-script.ts. */
export type Early = {
  /** Buttons and links pressed before anything could respond, in order. */
  presses: HTMLElement[];
  /** Resolves when the visitor first moves, scrolls, touches or types. */
  moved: Promise<void>;
};

declare global {
  // A global must be declared with var.
  var early: Early | undefined;
}

/** Marks the root and each island until hydration. */
export const waitingMark = 'data-waiting';

/** Marks a button whose part was opened before script: it stays open, and is not opened again by degrees. */
export const earlyMark = 'data-early';

/**
 * On the document's root while the visitor reads: last scrolled down, or has not scrolled yet. Missing after scrolling up,
 * at the page's end, and without script.
 */
export const readingMark = 'data-reading';

/** On the document's root while script responds; ReachUs shows where it does not. */
export const scriptingMark = 'data-scripting';

/** Records whether script responds. While it does not, nothing on the page pretends to be busy. */
export const noteScripting = (answers: boolean) => {
  document.documentElement.toggleAttribute(scriptingMark, answers);
  if (answers) return;
  const { presses = [] } = globalThis.early ?? {};
  // What opened at once stays open, and React learns of it once it is there.
  for (const busy of presses.filter((pressed) => pressed.hasAttribute('aria-busy'))) {
    presses.splice(presses.indexOf(busy), 1);
    busy.removeAttribute('aria-busy');
  }
};

const root = () => document.getElementById('root');

/** Whether the current render hydrates what the server rendered. */
export const isWaiting = () =>
  typeof document !== 'undefined' && (root()?.hasAttribute(waitingMark) ?? false);

/** Marks `element` as hydrated, and carries out the presses that its buttons received before. */
export const markHydrated = (element: Element) => {
  element.removeAttribute(waitingMark);
  const presses = globalThis.early?.presses ?? [];
  const answered = presses.filter((button) => !button.closest(`[${waitingMark}]`));
  for (const button of answered) {
    presses.splice(presses.indexOf(button), 1);
    button.removeAttribute('aria-busy');
    if (button.isConnected) button.click();
  }
};
