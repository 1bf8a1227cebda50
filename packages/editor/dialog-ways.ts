import { createContext, use } from 'react';

/** The ways out of a view of a dialog: to the view before it, or out of the dialog, to a place on the page. */
type Ways = { back: () => void; leave: () => void };

export const WaysContext = createContext<Ways | null>(null);

export const useWays = (): Ways => {
  const ways = use(WaysContext);
  if (!ways) throw new Error('useWays() was called outside <WaysContext>.');
  return ways;
};
