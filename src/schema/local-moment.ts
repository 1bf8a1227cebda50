const minute = 60_000;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What clocks of a time zone show at a moment of UTC, as if they showed UTC; both in milliseconds. */
const shownAt = (timeZone: string, moment: number): number => {
  const known = clocks.get(timeZone);
  const clock =
    known ??
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  if (!known) clocks.set(timeZone, clock);
  const parts = clock.formatToParts(moment);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value ?? 0);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
};

/** How many minutes the clocks of a time zone are ahead of UTC at a moment of UTC, in milliseconds. */
export const minutesAhead = (timeZone: string, moment: number): number =>
  (shownAt(timeZone, moment) - Math.floor(moment / minute) * minute) / minute;

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
