import { setTimeout as wait } from 'node:timers/promises';

type Task = () => Promise<unknown>;

type Options = {
  /** Tasks running at a time. */
  sideBySide: number;
  /** The delay before a retry, after this many failures. */
  pause: (attempts: number) => number;
  log: (message: string) => void;
};

/** Runs tasks in order; a failed one is retried after a pause, until the queue is closed. */
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

  /** The next start finds what is left when the queue is closed. */
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
          `No mail for ${what} yet: ${String(error)}. It will be tried again in ${minutes} min. What was sent is stored.`,
        );
        comeBack(milliseconds, () => addUntilDone(what, task, attempts + 1));
      }
    });

  return {
    add,
    addUntilDone,
    /** Resolves when running tasks have ended; no new ones begin. */
    close: async () => {
      closing.abort();
      await Promise.all(running);
    },
  };
};
