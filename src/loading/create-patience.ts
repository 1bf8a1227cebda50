import { withTimeout } from './with-timeout';

type Patience = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

/**
 * Waits for a facility of the browser that may throw, reject or never answer: at most
 * `longestWait` milliseconds, then it rejects, whatever comes of it later. A facility that kept
 * silent is still asked, but not waited for until it has answered: no visitor waits twice.
 */
export const createPatience = (facility: string, longestWait: number): Patience => {
  let silent = false;
  return async (ask) => {
    let answered = false;
    const asked = ask().finally(() => {
      answered = true;
      silent = false;
    });
    try {
      return await withTimeout(asked, silent ? 0 : longestWait, `${facility} did not answer.`);
    } finally {
      silent = !answered;
    }
  };
};
