/**
 * Hides what stands in the middle of a row until what follows it has arrived, and it is whole: with each line that a slow
 * processor reads it would move.
 */
export const untilWhole = { '&:not(:has(+ *))': { visibility: 'hidden' } } as const;
