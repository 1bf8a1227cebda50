import { isInPartOfYear } from '../../schema/calendar';
import type { FilledList, ListedEntry } from './listed-entry';

/** The entries that a list shows on a day, such as 2026-12-01: what begins later, is over or out of season is left out. */
export const shownEntries = (
  { entries = [], when = 'upcoming', limit }: FilledList,
  today: string,
): readonly ListedEntry[] => {
  const isShown = ({ from, last, season }: ListedEntry) => {
    if (from !== undefined && from > today) return false;
    if (season && when !== 'all' && !isInPartOfYear(today, season)) return false;
    const isOver = last !== undefined && last < today;
    return when === 'all' || (when === 'past' ? isOver : !isOver);
  };
  return entries.filter(isShown).slice(0, limit);
};

/** Entries below their heading; those of none stand first. */
export const groupsOf = (
  entries: readonly ListedEntry[],
): { group: string | undefined; entries: ListedEntry[] }[] => {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    entries: entries.filter((entry) => entry.group === group),
  }));
};
