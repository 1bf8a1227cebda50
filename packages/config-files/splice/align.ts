import { inOrder } from '../../../src/schema/values/in-common';
import { matchInPlace } from '../../../src/schema/values/match-entries';

/** What becomes of an entry: `from` the old list, `to` the new one; a new one comes before the old one `at`. */
export type Aligned = { from?: number; to?: number; at: number };

/** How one list becomes another, in order: entries that are the same or nearly so stay where they are. */
export const alignedEntries = (old: readonly unknown[], now: readonly unknown[]): Aligned[] => {
  const aligned: Aligned[] = [];
  let [from, to] = [0, 0];
  const upTo = (before: number, after: number) => {
    for (; from < before; from += 1) aligned.push({ from, at: from });
    for (; to < after; to += 1) aligned.push({ to, at: from });
  };
  for (const { before, after } of inOrder(matchInPlace(old, now))) {
    upTo(before, after);
    aligned.push({ from, to, at: from });
    from += 1;
    to += 1;
  }
  upTo(old.length, now.length);
  return aligned;
};
