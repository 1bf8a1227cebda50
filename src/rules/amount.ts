/** What a rule of amounts compares: a number, or how many were chosen. Of no number, nothing holds. */
export const amount = (value: number | null | string[]): number =>
  Array.isArray(value) ? value.length : (value ?? NaN);
