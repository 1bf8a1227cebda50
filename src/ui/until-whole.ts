/**
 * Hides text that stands in the middle of a row until the element after it is there, and so all of the text: it would
 * move with each line that a slow processor reads (layout shift, https://web.dev/articles/cls).
 */
export const untilWhole = { '&:not(:has(+ *))': { visibility: 'hidden' } } as const;
