/** What the page offers to the one who measures it. All times in milliseconds. */
export type Bench = {
  /** From the call of `render` to the paint with the last field of the `shown` that are seen first. */
  mount: (fieldCount: number, shown: number) => Promise<number>;
  /** From the next key press to the paint with what it changed in the focused field. */
  nextKey: () => Promise<number>;
  /** From the next key press to the paint after which `shown` fields are seen. */
  nextShowingKey: (shown: number) => Promise<number>;
  /** From the next click to the paint after which the `shown` fields of another step are seen. */
  nextForward: (shown: number) => Promise<number>;
  /** From the next click to the paint with everything marked that is wrong. */
  nextSubmit: () => Promise<number>;
  /** Whether a submit marks anything at all. */
  checks: boolean;
};

declare global {
  // A global is declared with var.
  var bench: Bench;
}
