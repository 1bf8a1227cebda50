/** Longer than any subject debounces a key: JSON Forms waits 300 ms. */
const quiet = 350;

/** Resolves when the page has been idle for `quiet` milliseconds. */
export const settled = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => requestIdleCallback(() => resolve()), quiet);
  });
