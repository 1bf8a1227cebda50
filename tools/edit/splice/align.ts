import type { Value } from '../../../src/schema/values/change';
import { isGroup } from '../../../src/schema/values/group';
import { isSame } from '../../../src/schema/values/same-value';

/** What becomes of an entry: `from` the old list, `to` the new one; a new one comes before the old one `at`. */
export type Aligned = { from?: number; to?: number; at: number };

/** How much two entries have in common, from 0 to 1. */
const likeness = (one: unknown, other: unknown): number => {
  if (isSame(one, other)) return 1;
  if (!isGroup(one) || !isGroup(other)) return typeof one === typeof other ? 0.2 : 0.1;
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const same = keys.filter((key) => isSame(one[key], other[key])).length;
  return 0.2 + (0.7 * same) / Math.max(1, keys.length);
};

/** More pairs than this are not compared: entries then go by their index. */
const mostCompared = 10_000;

/** The pairs of most likeness between two lists, in order. */
const pairsOf = (
  old: readonly unknown[],
  now: readonly unknown[],
): [from: number, to: number][] => {
  if (old.length * now.length > mostCompared) {
    return [...old.keys()].slice(0, now.length).map((index) => [index, index]);
  }
  // The most likeness from each pair of indices on.
  const best = Array.from({ length: old.length + 1 }, () => new Float64Array(now.length + 1));
  const at = (from: number, to: number) => best[from]?.[to] ?? 0;
  for (let from = old.length - 1; from >= 0; from -= 1) {
    for (let to = now.length - 1; to >= 0; to -= 1) {
      const paired = at(from + 1, to + 1) + likeness(old[from], now[to]);
      const row = best[from];
      if (row) row[to] = Math.max(paired, at(from + 1, to), at(from, to + 1));
    }
  }
  const pairs: [number, number][] = [];
  let [from, to] = [0, 0];
  while (from < old.length && to < now.length) {
    if (at(from, to) === at(from + 1, to)) from += 1;
    else if (at(from, to) === at(from, to + 1)) to += 1;
    else {
      pairs.push([from, to]);
      from += 1;
      to += 1;
    }
  }
  return pairs;
};

/** How one list becomes another, in order: entries that are the same or nearly so stay where they are. */
export const alignedEntries = (old: readonly unknown[], now: readonly Value[]): Aligned[] => {
  const least = Math.min(old.length, now.length);
  let start = 0;
  while (start < least && isSame(old[start], now[start])) start += 1;
  let end = 0;
  while (end < least - start && isSame(old[old.length - 1 - end], now[now.length - 1 - end]))
    end += 1;
  const pairs = pairsOf(old.slice(start, old.length - end), now.slice(start, now.length - end));
  const aligned: Aligned[] = [];
  let [from, to] = [start, start];
  for (const [pairFrom, pairTo] of [
    ...pairs.map((pair) => pair.map((index) => index + start)),
    [old.length - end, now.length - end],
  ]) {
    for (; from < (pairFrom ?? from); from += 1) aligned.push({ from, at: from });
    for (; to < (pairTo ?? to); to += 1) aligned.push({ to, at: from });
    if (from >= old.length - end || to >= now.length - end) continue;
    aligned.push({ from, to, at: from });
    from += 1;
    to += 1;
  }
  return aligned;
};
