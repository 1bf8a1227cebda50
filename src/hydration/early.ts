/** What happened on the page before script took it over: see early-script.ts. */
export type Early = {
  /** Buttons that were pressed while nothing could answer yet, in order. */
  presses: HTMLElement[];
  /** Resolves when the visitor first moves, scrolls, touches or types. */
  moved: Promise<void>;
};

declare global {
  // A global is declared with var.
  var early: Early | undefined;
}

/** Marks the root and each island until script has taken it over. */
export const waitingMark = 'data-waiting';

/** Stands on the document's root while script answers; ReachUs shows where it does not. */
export const scriptingMark = 'data-scripting';

/** Says whether script answers. While it does not, nothing on the page pretends to be at work. */
export const noteScripting = (answers: boolean) => {
  document.documentElement.toggleAttribute(scriptingMark, answers);
  if (answers) return;
  globalThis.early?.presses.splice(0).forEach((button) => button.removeAttribute('aria-busy'));
};

const root = () => document.getElementById('root');

/** Whether what is rendered now takes over what the server rendered. */
export const isWaiting = () =>
  typeof document !== 'undefined' && (root()?.hasAttribute(waitingMark) ?? false);

/**
 * Says that `element` answers from now on, and carries out the presses that its buttons took
 * while they could not.
 */
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
