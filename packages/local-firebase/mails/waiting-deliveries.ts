import type { Delivery } from '../../mails';

type Moment = 'dueAt' | 'heldSince' | 'unsaidSince' | 'unconfirmedUntil';

/** Of deliveries in memory those with this time, the earliest first: what a store answers. */
export const byMoment = (
  all: Iterable<Delivery>,
  { of, until = Infinity, limit }: { of: Moment; until?: number; limit: number },
): Delivery[] => {
  const moment = (each: Delivery) => each[of] ?? Infinity;
  return [...all]
    .filter((each) => moment(each) !== Infinity && moment(each) <= until)
    .sort((a, b) => moment(a) - moment(b))
    .slice(0, limit);
};

/** Of deliveries in memory those waiting for a list, optionally of one collection. */
export const waitingForList = (
  all: Iterable<Delivery>,
  limit: number,
  collection?: string,
): Delivery[] =>
  byMoment(
    [...all].filter((each) => collection === undefined || each.collection === collection),
    { of: 'heldSince', limit },
  );
