import type { Weekday } from '../schema/hour-span';
import type { Hours } from '../schema/hours';

/** When it is open on a day of the usual week. */
export const spansOn = ({ week }: Hours, weekday: Weekday): string[] =>
  week.flatMap(({ days, open }) => (days.includes(weekday) ? open : [])).toSorted();
