import type { MouseEvent } from 'react';

/** The browser handles presses that open a new tab or a copy. */
export const isPlainPress = (press: MouseEvent): boolean =>
  press.button === 0 && !press.metaKey && !press.ctrlKey && !press.shiftKey && !press.altKey;
