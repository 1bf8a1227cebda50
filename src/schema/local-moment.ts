import { shownAt } from './clocks';

const minute = 60_000;

/** How many minutes the clocks of a time zone are ahead of UTC at a moment of UTC, in milliseconds. */
export const minutesAhead = (timeZone: string, moment: number): number => {
  const whole = Math.floor(moment / minute) * minute;
  return Math.floor((shownAt(timeZone, whole) - whole) / minute);
};

/** The moment at which clocks of a time zone show `local`, such as 2026-12-01T18:00, in milliseconds. */
export const momentOf = (timeZone: string, local: string): number => {
  const asUtc = Date.parse(`${local}:00Z`);
  const near = asUtc - minutesAhead(timeZone, asUtc) * minute;
  return asUtc - minutesAhead(timeZone, near) * minute;
};

const two = (number: number) => String(Math.floor(number)).padStart(2, '0');

/** `local` with how far its time zone is from UTC: 2026-12-01T18:00:00+01:00. A day stays as it is. */
export const withOffset = (timeZone: string, local: string): string => {
  if (!local.includes('T')) return local;
  const ahead = minutesAhead(timeZone, momentOf(timeZone, local));
  const size = Math.abs(ahead);
  return `${local}:00${ahead < 0 ? '-' : '+'}${two(size / 60)}:${two(size % 60)}`;
};
