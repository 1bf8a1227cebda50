/**
 * Tasks one after the other, none of which rejects: what one is made of is what the one before it has left. `tell`
 * hears whether there is one under way.
 */
export const createTurns = (tell: (isBusy: boolean) => void) => {
  let last: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  return {
    inTurn: async <Answer>(task: () => Promise<Answer>): Promise<Answer> => {
      underWay += 1;
      tell(true);
      // With nothing before it, at once: the page may be on its way out.
      const turn = underWay === 1 ? task() : last.then(task);
      last = turn;
      const answer = await turn;
      underWay -= 1;
      if (underWay === 0) tell(false);
      return answer;
    },
    /** Resolves once none is under way. */
    settled: async (): Promise<void> => {
      while (underWay > 0) await last;
    },
  };
};
