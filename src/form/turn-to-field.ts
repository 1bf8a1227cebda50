/** Between the alert and the field below it, in CSS pixels. */
const gap = 8;

/**
 * Moves focus to `field`, and scrolls unless `frame`, the field with its label, is in view below
 * the sticky `alert` already (WCAG 2.4.11). Where focus alone would scroll to is not relied on:
 * WebKit then heeds neither scroll padding nor scroll margin.
 */
export const turnToField = (alert: HTMLElement, field: HTMLElement) => {
  field.focus({ preventScroll: true });
  const frame = field.closest('[data-width]') ?? field;
  const { top, bottom } = frame.getBoundingClientRect();
  const start = Number.parseFloat(getComputedStyle(alert).top) + alert.offsetHeight + gap;
  // A telephone's keyboard leaves less of the window to be seen.
  const end = window.visualViewport?.height ?? window.innerHeight;
  if (top < start || bottom > end) window.scrollBy({ top: top - start, behavior: 'instant' });
};
