import type { Hours } from './hours';

/** Special days that are not past on the day `today`. */
export const comingDays = ({ special = [] }: Hours, today: string) =>
  special.filter(({ from, to = from }) => to >= today);
