/** So many texts of the page that could not be written; `show` leads to them. */
type OnPage = { count: number; show: () => void };

/** What is typed and not in its file, beside the drafts of Settings. */
export type Unwritten = {
  /** Something is typed that is not in its file. */
  isTyping: boolean;
  /** Some of that would be refused: what is wrong stands beside it. */
  isWrong: boolean;
  /** What was typed on the page and could not be written: where it is typed, or offered. */
  onPage: readonly OnPage[];
};

export const nothingUnwritten: Unwritten = { isTyping: false, isWrong: false, onPage: [] };

/** Gathers what is not written from the places of typing, each by a name of its own. */
export const createUnwritten = (tell: (change: Partial<Unwritten>) => void) => {
  /** Whether it would be refused. */
  const typed = new Map<string, boolean>();
  const onPage = new Map<string, OnPage>();
  let [wasTyping, wasWrong] = [false, false];
  return {
    /** Says of one place of typing whether it holds what is not in its file, and is refused. */
    markTyped: (name: string, isUnwritten: boolean, isRefused = false) => {
      if (isUnwritten) typed.set(name, isRefused);
      else typed.delete(name);
      const [isTyping, isWrong] = [typed.size > 0, [...typed.values()].includes(true)];
      if (isTyping === wasTyping && isWrong === wasWrong) return;
      [wasTyping, wasWrong] = [isTyping, isWrong];
      tell({ isTyping, isWrong });
    },
    /** Counts what could not be written of the texts of the page; undefined: nothing any more. */
    countOnPage: (name: string, texts: OnPage | undefined) => {
      if (!texts && !onPage.has(name)) return;
      if (texts) onPage.set(name, texts);
      else onPage.delete(name);
      tell({ onPage: [...onPage.values()] });
    },
  };
};
