import type { Delivery } from './delivery';

type Moment = 'dueAt' | 'heldSince' | 'unsaidSince';

/** The deliveries that have this moment, the earliest first. */
export const byMoment = (
  all: Iterable<Delivery>,
  { of, until = Infinity, limit }: { of: Moment; until?: number; limit: number },
): Delivery[] => {
  const moment = (each: Delivery) => each[of] ?? Infinity;
  return [...all]
    .filter((each) => each[of] !== null && moment(each) <= until)
    .sort((a, b) => moment(a) - moment(b))
    .slice(0, limit);
};

/** Those that wait for a list, of one collection where one is named. */
export const heldOf = (all: Iterable<Delivery>, limit: number, collection?: string): Delivery[] =>
  byMoment(
    [...all].filter((each) => collection === undefined || each.collection === collection),
    { of: 'heldSince', limit },
  );
