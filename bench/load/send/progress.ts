/** Counts acknowledged saves, for those who wait for a number. */
export type Progress = {
  advance: () => void;
  /** Resolves when `number` saves were acknowledged. */
  reaches: (number: number) => Promise<void>;
};

export const createProgress = (): Progress => {
  let count = 0;
  let waiting: { number: number; resolve: () => void }[] = [];
  const settle = () => {
    for (const { number, resolve } of waiting) if (number <= count) resolve();
    waiting = waiting.filter(({ number }) => number > count);
  };
  return {
    advance: () => {
      count += 1;
      settle();
    },
    reaches: (number) =>
      new Promise((resolve) => {
        waiting.push({ number, resolve });
        settle();
      }),
  };
};
