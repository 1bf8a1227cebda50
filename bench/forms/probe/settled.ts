/** Longer than any subject waits before it acts on a key: JSON Forms waits for 300 ms. */
const quiet = 350;

/** Resolves when `quiet` milliseconds have passed and the page has nothing left to do. */
export const settled = () =>
  new Promise<void>((resolve) => {
    setTimeout(() => requestIdleCallback(() => resolve()), quiet);
  });
