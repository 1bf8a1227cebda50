/** The result of a browser facility, or `otherwise` if it is missing or throws. */
export const orElse = <Answer>(ask: () => Answer, otherwise: Answer): Answer => {
  try {
    return ask();
  } catch {
    return otherwise;
  }
};

/** Settles as `work`, or rejects with `message` after `milliseconds`. */
export const withTimeout = <Result>(
  work: Promise<Result>,
  milliseconds: number,
  message: string,
): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(message)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

type Patience = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

/**
 * Waits for a browser facility that may throw, reject or never answer: at most `longestWait` milliseconds,
 * then rejects. A facility that did not answer is still called, but not waited for until it has answered: no
 * visitor waits twice.
 */
export const createPatience = (facility: string, longestWait: number): Patience => {
  let silent = false;
  return async (ask) => {
    let answered = false;
    const pending = ask().finally(() => {
      answered = true;
      silent = false;
    });
    try {
      return await withTimeout(pending, silent ? 0 : longestWait, `${facility} did not answer.`);
    } finally {
      silent = !answered;
    }
  };
};

/** Whether the visitor prefers less motion; assumed if the browser does not say. */
export const wantsCalm = () =>
  orElse(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches, true);

/** Calls `then` once the whole HTML of the page is there. */
export const whenParsed = (then: () => void): void => {
  if (document.readyState !== 'loading') return then();
  document.addEventListener('DOMContentLoaded', then, { once: true });
};
