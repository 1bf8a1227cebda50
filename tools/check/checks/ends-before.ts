import type { Finding } from '../finding';
import { inQuotes } from '../nearest/meant-by';

/** The same day of the year after, where a year was not counted on. */
const yearLater = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

type Days = { from: string | undefined; to: string | undefined };

/** A last day, written at `at`, that is before the first one. Days are compared as they are written. */
export const endsBefore = ({ from, to }: Days, at: { from: string; to: string }): Finding[] => {
  if (!from || !to || from <= to) return [];
  const suggestion = yearLater(to) > from ? inQuotes(yearLater(to)) : undefined;
  return [
    {
      error: 'endsBeforeBegin',
      path: at.to,
      parts: { found: inQuotes(to), other: inQuotes(from) },
      see: { path: at.from },
      ...(suggestion !== undefined && { suggestion, fix: { value: suggestion } }),
    },
  ];
};
