/**
 * Of many pages of one sort `npm run test:more` looks at some, at others on another day, and TEST_RUNS=full at all.
 * TEST_DAY is the number of the day, one for all processes, also at midnight: a failure names it, and the same number
 * gives the same pages.
 */
export const day = Number((process.env.TEST_DAY ??= String(Math.floor(Date.now() / 86_400_000))));

export const isWhole = process.env.TEST_RUNS === 'full';

type Turn = {
  /** One of so many. */
  oneIn: number;
  /** Those whose turn is so many days from now. */
  in?: number;
};

/** The items whose turn it is today: each comes once in `oneIn` days. */
export const todays = <Item>(items: readonly Item[], { oneIn, in: days = 0 }: Turn): Item[] =>
  items.filter((_item, at) => isWhole || (at + day + days) % oneIn === 0);
