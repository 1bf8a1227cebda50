/** Which steps are being written, so that one that is made by a press is made of the state that they leave. */
export const underWay = () => {
  let last: Promise<unknown> | undefined;
  return {
    /** What is asked of the server belongs to a step until this is over. */
    during: <Answer>(step: Promise<Answer>): Promise<Answer> => {
      const own = Promise.allSettled([last, step]);
      last = own;
      void own.then(() => {
        if (last === own) last = undefined;
      });
      return step;
    },
    /** Resolves once no step is being written. */
    settled: async (): Promise<void> => {
      while (last) await last;
    },
  };
};
