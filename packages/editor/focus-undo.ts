/** The button of the bar that takes the last change back. */
export const undoId = 'edit-undo';

/**
 * After something was deleted or hidden by a control that stands beside it: what has come to its place would take the
 * next press (WCAG 2.4.3). The button says what was done.
 */
export const focusUndo = (): void => {
  // It can be pressed once React has shown the new state.
  setTimeout(() => document.getElementById(undoId)?.focus({ preventScroll: true }), 0);
};
