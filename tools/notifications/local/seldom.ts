/** Files that are looked at within a moment. */
const few = 1000;
/** Milliseconds for each file, where there are more: a twentieth of the time is spent on looking. */
const pause = 0.2;

/**
 * Looks whenever it is asked to, but not again and again where there is much to look at.
 * @param look resolves to how many files there are
 */
export const seldom = (look: () => Promise<number>): (() => Promise<void>) => {
  let next = -Infinity;
  return async () => {
    if (performance.now() < next) return;
    const files = await look();
    next = files < few ? -Infinity : performance.now() + files * pause;
  };
};
