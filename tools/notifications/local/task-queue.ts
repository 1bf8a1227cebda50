import { setTimeout as wait } from 'node:timers/promises';

type Task = () => Promise<unknown>;

type Options = {
  /** Tasks under way at one time. */
  sideBySide: number;
  /** Until a task is tried again that went wrong so many times. */
  pause: (attempts: number) => number;
  log: (message: string) => void;
};

/** Does tasks in their order; one that goes wrong comes back after a pause, until all is closed. */
export const createTaskQueue = ({ sideBySide, pause, log }: Options) => {
  const waiting: Task[] = [];
  const running = new Set<Promise<void>>();
  const closing = new AbortController();

  const run = () => {
    while (running.size < sideBySide && !closing.signal.aborted) {
      const next = waiting.shift();
      if (!next) return;
      const task: Promise<void> = next()
        .then(
          () => undefined,
          (error: unknown) => log(`Mails: ${String(error)}`),
        )
        .finally(() => {
          running.delete(task);
          run();
        });
      running.add(task);
    }
  };
  const add = (task: Task) => {
    waiting.push(task);
    run();
  };

  /** What is left when all is closed is found again by the next start. */
  const comeBack = (milliseconds: number, again: () => void) =>
    void wait(milliseconds, undefined, { ref: false, signal: closing.signal }).then(again, () => {
      // It was closed meanwhile.
    });

  const addUntilDone = (what: string, task: Task, attempts = 1): void =>
    add(async () => {
      try {
        await task();
      } catch (error) {
        const milliseconds = pause(attempts);
        const minutes = Math.ceil(milliseconds / 60_000);
        log(
          `No mail for ${what} yet: ${String(error)}. It is tried again in ${minutes} min. What was sent is stored.`,
        );
        comeBack(milliseconds, () => addUntilDone(what, task, attempts + 1));
      }
    });

  return {
    add,
    addUntilDone,
    /** Resolves when what is under way has ended; nothing is begun any more. */
    close: async () => {
      closing.abort();
      await Promise.all(running);
    },
  };
};
