import { becomes, type Finding } from '../finding';
import { inQuotes } from '../nearest/meant-by';

/** The same day of the year after, where a year was not counted on. */
const yearLater = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** Who closes for longer has not forgotten to count on a year, but taken one day for the other. */
const mostDays = 90;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** The last day of the year after, if that is soon after the first one. */
const likelyEnd = (from: string, to: string) => {
  const end = yearLater(to);
  return end > from && daysBetween(from, end) <= mostDays ? inQuotes(end) : undefined;
};

type Days = { from: string | undefined; to: string | undefined };

/** A last day, written at `at`, that is before the first one. Days are compared as they are written. */
export const endsBefore = ({ from, to }: Days, at: { from: string; to: string }): Finding[] => {
  if (!from || !to || from <= to) return [];
  const parts = { found: inQuotes(to), other: inQuotes(from) };
  const see = { path: at.from };
  return [{ error: 'endsBeforeBegin', path: at.to, parts, see, ...becomes(likelyEnd(from, to)) }];
};
