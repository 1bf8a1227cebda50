/** The button of the bar that takes the last change back. */
export const undoId = 'edit-undo';

/** Before the browser draws anything: a busy page would leave the focus at nothing for some frames. */
const focusLater = (id: string) => {
  queueMicrotask(() => document.getElementById(id)?.focus({ preventScroll: true }));
};

/**
 * After something was deleted or hidden by a control that stands beside it: what has come to its place would take the
 * next press (WCAG 2.4.3). The button says what was done.
 */
export const focusUndo = (): void => {
  focusLater(undoId);
};

/**
 * As a ref, made once for each `id`: where the focus goes when the element goes that has it, by what it does or by what
 * comes from elsewhere (WCAG 2.4.3).
 */
export const focusAfter = (id: string) => (element: HTMLElement | null) => () => {
  if (element === document.activeElement) focusLater(id);
};

export const undoAfter = focusAfter(undoId);
