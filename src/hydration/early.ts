/** What happened on the page before hydration: see early-script.ts. */
export type Early = {
  /** Buttons pressed before anything could respond, in order. */
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

/** On the document's root while script responds; ReachUs shows where it does not. */
export const scriptingMark = 'data-scripting';

/** Records whether script responds. While it does not, nothing on the page pretends to be busy. */
export const noteScripting = (answers: boolean) => {
  document.documentElement.toggleAttribute(scriptingMark, answers);
  if (answers) return;
  globalThis.early?.presses.splice(0).forEach((button) => button.removeAttribute('aria-busy'));
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
