/** What a facility of the browser answers, or `otherwise` where it is missing or throws. */
export const orElse = <Answer>(ask: () => Answer, otherwise: Answer): Answer => {
  try {
    return ask();
  } catch {
    return otherwise;
  }
};

/** `work`, or a rejection with `message` once `milliseconds` have passed. */
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

/** Whether the visitor asks for less motion; a browser that does not say gets none. */
export const wantsCalm = () =>
  orElse(() => window.matchMedia('(prefers-reduced-motion: reduce)').matches, true);
