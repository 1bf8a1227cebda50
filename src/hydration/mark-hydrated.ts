import { waitingMark } from './early';

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
