/** As a ref: puts the focus into what has just come, since it was asked for. */
export const focusFirst = (element: HTMLElement | null): void => element?.focus();
