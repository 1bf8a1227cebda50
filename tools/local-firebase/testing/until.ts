import { setTimeout as wait } from 'node:timers/promises';

/** Waits for a state. @throws {Error} when it has not come after five seconds. */
export const until = async (isReached: () => Promise<boolean> | boolean): Promise<void> => {
  const deadline = Date.now() + 5000;
  while (!(await isReached())) {
    if (Date.now() > deadline) throw new Error('The state was not reached.');
    await wait(5);
  }
};
