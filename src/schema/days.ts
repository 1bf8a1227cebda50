import type { Hours } from './hours';

/**
 * The day at `moment` in a time zone (IANA name, UTC if left out), such as 2026-03-31. Pages also run it as
 * text before the first paint, so it must use nothing from outside.
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

export const comingDays = ({ special = [] }: Hours, today: string) =>
  special.filter(({ from, to = from }) => to >= today);
