import { inOrder } from '../../src/schema/values/in-common';
import { applyEdits } from '../problems/edits';
import type { Edit } from '../problems/problem';

/** At `at` of the text before, `removed` gives way to `inserted`. Offsets in characters, as strings count them. */
export type Splice = { at: number; removed: string; inserted: string };

/** The text with these splices, which are in order; undefined where it does not say what they remove. */
export const applySplices = (text: string, splices: readonly Splice[]): string | undefined => {
  const fits = splices.every(({ at, removed }) => text.startsWith(removed, at));
  return fits ? applyEdits(text, splices.map(editOf)) : undefined;
};

export const editOf = ({ at, removed, inserted }: Splice): Edit => ({
  start: at,
  end: at + removed.length,
  text: inserted,
});

/** What takes these splices back, at offsets of the text after them. */
export const reversed = (splices: readonly Splice[]): Splice[] => {
  let shift = 0;
  return splices.map(({ at, removed, inserted }) => {
    const back = { at: at + shift, removed: inserted, inserted: removed };
    shift += inserted.length - removed.length;
    return back;
  });
};

const shiftOf = (edits: readonly Edit[]) =>
  edits.reduce((sum, { start, end, text }) => sum + text.length - (end - start), 0);

export const splicesOf = (before: string, edits: readonly Edit[]): Splice[] =>
  edits
    .map(({ start, end, text }) => ({
      at: start,
      removed: before.slice(start, end),
      inserted: text,
    }))
    .filter(({ removed, inserted }) => removed !== inserted);

/** Without what both begin and end with. */
const trimmed = ({ at, removed, inserted }: Splice): Splice => {
  const shorter = Math.min(removed.length, inserted.length);
  let start = 0;
  while (start < shorter && removed[start] === inserted[start]) start += 1;
  let end = 0;
  while (end < shorter - start && removed.at(-1 - end) === inserted.at(-1 - end)) end += 1;
  return {
    at: at + start,
    removed: removed.slice(start, removed.length - end),
    inserted: inserted.slice(start, inserted.length - end),
  };
};

/** Each line that is there once, with its offset. */
const singleLines = (text: string): Map<string, number> => {
  const found = new Map<string, number>();
  const often = new Set<string>();
  let at = 0;
  for (const line of text.split(/(?<=\n)/)) {
    if (found.has(line)) often.add(line);
    found.set(line, at);
    at += line.length;
  }
  for (const line of often) found.delete(line);
  return found;
};

/** What became of a text, whoever changed it: lines that both have once hold it in place. */
export const difference = (before: string, after: string): Splice[] => {
  const whole = trimmed({ at: 0, removed: before, inserted: after });
  const others = singleLines(whole.inserted);
  const pairs = [...singleLines(whole.removed)].flatMap(([line, at]) => {
    const after = others.get(line);
    return after === undefined ? [] : [{ before: at, after, line }];
  });
  const end = { before: whole.removed.length, after: whole.inserted.length, line: '' };
  const found: Splice[] = [];
  let [from, to] = [0, 0];
  for (const pair of [...inOrder(pairs), end]) {
    const removed = whole.removed.slice(from, pair.before);
    const inserted = whole.inserted.slice(to, pair.after);
    if (removed !== inserted) found.push(trimmed({ at: whole.at + from, removed, inserted }));
    from = pair.before + pair.line.length;
    to = pair.after + pair.line.length;
  }
  return found;
};

/**
 * The splices of the text `known` on the text `now`, which somebody else has made of it: shifted, where their
 * places are wholly before or behind all that has changed; else undefined.
 */
export const placeSplices = (
  splices: readonly Splice[],
  { known, now }: { known: string; now: string },
): Splice[] | undefined => {
  const changes = difference(known, now).map(editOf);
  const placed: Splice[] = [];
  for (const splice of splices) {
    const { start, end } = editOf(splice);
    const isClear = (change: Edit) =>
      (change.end <= start || change.start >= end) &&
      // Of two insertions at one place nobody knows which comes first.
      !(change.start === start && change.end === end);
    if (!changes.every(isClear)) return undefined;
    const at =
      start + shiftOf(changes.filter((change) => change.end <= start && change.start < end));
    placed.push({ ...splice, at });
  }
  return placed.every(({ at, removed }) => now.startsWith(removed, at)) ? placed : undefined;
};
