type Task<Args extends unknown[], Done> = (...args: Args) => Promise<Done>;

/** A life that ends at a moment nobody is told of: what is not done then never is, and of what is under way nobody hears. */
export const mortal = () => {
  let left = Infinity;
  let isOver = false;
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const never = new Promise<never>(() => undefined);

  /** Whether it goes on after one more moment. */
  const goesOn = () => {
    left -= 1;
    if (left >= 0) return true;
    isOver = true;
    end();
    return false;
  };

  return {
    isOver: () => isOver,
    /** What a task gives, or undefined once it is over. */
    untilOver: <Done>(task: Promise<Done>): Promise<Done | undefined> =>
      Promise.race([over.then(() => undefined), task]),
    /** It ends after so many moments: each task within it has one before it begins, and one before it is known as done. */
    endAfter: (moments: number) => {
      left = moments;
    },
    within:
      <Args extends unknown[], Done>(task: Task<Args, Done>): Task<Args, Done> =>
      async (...args) => {
        // Whoever does not wait for it has gone on by then.
        await new Promise((resolve) => setImmediate(resolve));
        if (!goesOn()) return never;
        const done = await task(...args);
        return goesOn() ? done : never;
      },
  };
};

export type Life = ReturnType<typeof mortal>;
