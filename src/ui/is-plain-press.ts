import type { MouseEvent } from 'react';

/** A press that asks for a new tab or a copy is the browser's. */
export const isPlainPress = (press: MouseEvent): boolean =>
  press.button === 0 && !press.metaKey && !press.ctrlKey && !press.shiftKey && !press.altKey;
