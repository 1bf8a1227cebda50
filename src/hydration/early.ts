/** What happened on the page before script took it over: see early-script.ts. */
export type Early = {
  /** Buttons that were pressed while nothing could answer yet, in order. */
  presses: HTMLElement[];
  /** Resolves when the visitor first moves, scrolls, touches or types. */
  moved: Promise<void>;
};

declare global {
  // A global is declared with var.
  var early: Early | undefined;
}

/** Marks the root and each island until script has taken it over. */
export const waitingMark = 'data-waiting';
