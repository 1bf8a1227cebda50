/**
 * Keeps other windows from the site until this one is closed: two would each keep what the other one does not know.
 * Resolves once it is held; `wait` is called where another one has it.
 */
export const holdForOneWindow = (name: string, wait: () => void): Promise<void> =>
  new Promise((resolve) => {
    const hold = () => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      wait();
      void navigator.locks.request(name, hold);
      return undefined;
    });
  });
