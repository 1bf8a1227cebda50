/** What the page offers to the measuring program. All times in milliseconds. */
export type Bench = {
  /** From the call of `render` to the paint with the last of the `shown` fields that are visible first. */
  mount: (fieldCount: number, shown: number) => Promise<number>;
  /** From the next key press to the paint of its change in the focused field. */
  nextKey: () => Promise<number>;
  /** From the next key press to the paint with `shown` visible fields. */
  nextShowingKey: (shown: number) => Promise<number>;
  /** From the next click to the paint with the `shown` fields of another step. */
  nextForward: (shown: number) => Promise<number>;
  /** From the next click to the paint with every wrong field marked. */
  nextSubmit: () => Promise<number>;
  /** Whether a submit marks anything at all. */
  checks: boolean;
};

declare global {
  // A global is declared with var.
  var bench: Bench;
}
