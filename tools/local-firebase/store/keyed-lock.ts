/** Runs tasks of one key one after the other, and tasks of different keys side by side. */
type KeyedLock = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

export const createKeyedLock = (): KeyedLock => {
  const tails = new Map<string, Promise<unknown>>();
  return async (key, task) => {
    const previous = tails.get(key) ?? Promise.resolve();
    const running = previous.then(task, task);
    tails.set(key, running);
    try {
      return await running;
    } finally {
      if (tails.get(key) === running) tails.delete(key);
    }
  };
};
