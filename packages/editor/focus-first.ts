/** As a ref: puts the focus into what has just come, since it was asked for; what is typed takes the place of what is proposed. */
export const focusFirst = (element: HTMLElement | null): void => {
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
};
