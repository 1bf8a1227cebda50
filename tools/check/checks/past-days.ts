import type { FileFinding } from '../finding';
import { valueAt } from '../read/paths';
import { groupOf, listOf, textOf, type Values } from '../read/values';
import { walk } from '../read/walk';

type Days = { from: string | undefined; to: string | undefined };

/** What ends before it begins is told as that. */
const isPast = ({ from = '', to }: Days, today: string) =>
  to !== undefined && /^\d{4}-\d\d-\d\d$/.test(to) && from <= to && to < today;

const pastHours = (file: string, value: unknown, today: string) =>
  walk(value).flatMap(({ path, value: hours }): FileFinding[] => {
    if (path !== 'hours' && !path.endsWith('.hours')) return [];
    return listOf(groupOf(hours).special).flatMap((entry, index): FileFinding[] => {
      const { from, to = from } = groupOf(entry);
      const days = { from: textOf(from), to: textOf(to) };
      if (!isPast(days, today)) return [];
      const at = `${path}.special[${index}]`;
      return [
        {
          file,
          error: 'pastHours',
          path: at,
          parts: { found: days.to ?? '' },
          fix: { remove: at },
        },
      ];
    });
  });

const pastBanner = (file: string, value: unknown, today: string): FileFinding[] => {
  const { from, until } = groupOf(valueAt(value, 'banner'));
  const days = { from: textOf(from), to: textOf(until) };
  if (file !== 'config/site.ts' || !isPast(days, today)) return [];
  const fix = { remove: 'banner' };
  return [
    { file, error: 'pastBanner', path: 'banner.until', parts: { found: days.to ?? '' }, fix },
  ];
};

/** Special hours and a banner whose last day was before `today`: nobody sees them any more. */
export const pastDays = (values: Values, today: string): FileFinding[] =>
  [...values].flatMap(([file, value]) => [
    ...pastHours(file, value, today),
    ...pastBanner(file, value, today),
  ]);
