import { waitingMark } from './early';

/** At these React hydrates the part where they happen at once, in one long task (react-dom, discreteReplayableEvents). */
const hurrying = [
  ...['keydown', 'keypress', 'keyup', 'textInput', 'input', 'change', 'paste', 'cut'],
  ...['compositionstart', 'compositionend', 'click', 'dblclick', 'contextmenu'],
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'],
];

const isInWaiting = (target: EventTarget | null) =>
  target instanceof Element && target.closest(`[${waitingMark}]`) !== null;

/**
 * Keeps such events of a part that waits from React, which then hydrates it by and by: no letter is held up. The browser
 * answers them, and what is typed is read from the controls. Called before React listens at `root`; who else listens does
 * so by capture, above it.
 */
export const holdEvents = (root: Element): void => {
  const onEvent = (event: Event) => {
    if (isInWaiting(event.target)) event.stopImmediatePropagation();
  };
  for (const type of hurrying) {
    root.addEventListener(type, onEvent, { capture: true, passive: true });
  }
};
