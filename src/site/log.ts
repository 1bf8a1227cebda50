/* oxlint-disable no-console -- the one place that writes to the browser's console */

/** What the specification calls "only logged" (section 8). */
export const log = {
  info: (...words: unknown[]) => console.info(...words),
  error: (...words: unknown[]) => console.error(...words),
};
