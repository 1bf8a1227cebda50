import { waitingMark } from './early';

/** Of typing and pressing those at which React hydrates the part at once, in one long task (react-dom, discreteReplayableEvents). */
const hurrying =
  'keydown keypress keyup textInput input change compositionstart compositionend pointerdown pointerup mousedown mouseup touchstart touchend click';

/**
 * Keeps such events of a part that waits from React, which then hydrates it by and by: no letter is held up. The browser
 * answers them, and what is typed is read from the controls. Called before React listens at `root`; who else listens does
 * so by capture, above it.
 */
export const holdEvents = (root: Element): void => {
  for (const type of hurrying.split(' ')) {
    root.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (target instanceof Element && target.closest(`[${waitingMark}]`)) {
          event.stopImmediatePropagation();
        }
      },
      { capture: true, passive: true },
    );
  }
};
