import type { Hours } from './hours';

/**
 * The day at `moment` in a time zone by its IANA name, UTC if left out, as 2026-03-31. It also runs in
 * pages as text, before anything is painted: nothing outside of it is known there.
 */
export const dayIn = (timeZone: string | undefined, moment: Date): string => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: timeZone || 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = format.formatToParts(moment);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
};

/** Special days that are not past on the day `today`. */
export const comingDays = ({ special = [] }: Hours, today: string) =>
  special.filter(({ from, to = from }) => to >= today);
