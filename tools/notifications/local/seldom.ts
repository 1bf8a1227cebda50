/** Such a part of the time at most. */
const mostOfTime = 1 / 20;

/** Does a task whenever it is asked for, but not again and again where it takes long. */
export const seldom = (task: () => Promise<void>): (() => Promise<void>) => {
  let next = -Infinity;
  return async () => {
    const began = performance.now();
    if (began < next) return;
    await task();
    const now = performance.now();
    next = now + (now - began) / mostOfTime;
  };
};
