/** The button of the bar that takes the last change back. */
export const undoId = 'edit-undo';

/** Before the browser draws anything: a busy page would leave the focus at nothing for some frames. */
const focusLater = (id: string) => {
  queueMicrotask(() => document.getElementById(id)?.focus({ preventScroll: true }));
};

/** A dialog that was opened meanwhile has the focus until it is closed. */
const isInDialog = () => document.activeElement?.closest('[role="dialog"]') != null;

/**
 * After something was deleted or hidden by a control that stands beside it: what has come to its place would take the
 * next press (WCAG 2.4.3). The button says what was done.
 */
export const focusUndo = (): void => {
  if (!isInDialog()) focusLater(undoId);
};

/**
 * As a ref, made once for each `id`: where the focus goes when the element goes that has it, by what it does or by what
 * comes from elsewhere (WCAG 2.4.3).
 */
export const focusAfter = (id: string) => (element: HTMLElement | null) => () => {
  if (element === document.activeElement) focusLater(id);
};

/**
 * The same for every control beside the page, whatever takes it away: the bar's Undo has the focus, where nobody else has
 * taken it by then. `page` keeps that of its texts itself. Returns what ends it.
 */
export const keepFocus = (page: Element | null): (() => void) => {
  let last: Element | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    last = target instanceof Element && !page?.contains(target) ? target : undefined;
  };
  // What is still there was left by a press beside everything, or for another window.
  const onBlur = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (target === last && last?.isConnected) last = undefined;
    });
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected) return;
    last = undefined;
    if (document.activeElement === document.body) focusUndo();
  });
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusout', onBlur, { signal });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    listening.abort();
    observer.disconnect();
  };
};
