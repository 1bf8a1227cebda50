import type { Edit, Span } from './problem';

/** The text with these edits, which must not overlap. Of two at one place the later one comes first. */
export const applyEdits = (text: string, edits: readonly Edit[]): string => {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text: by } of edits.toReversed().toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(from, Math.max(from, start)), by);
    from = Math.max(from, end);
  }
  return parts.join('') + text.slice(from);
};

/** An entry with its comma, and its whole lines where nothing else is on them. */
export const entrySpan = (source: string, { start, end }: Span): Span => {
  const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
  const last = end + comma;
  const before = /(?:^|\n)([ \t]*)$/.exec(source.slice(0, start))?.[1]?.length;
  const after = /^[ \t]*(?:\r?\n|$)/.exec(source.slice(last))?.[0].length;
  if (before !== undefined && after !== undefined)
    return { start: start - before, end: last + after };
  if (comma > 0)
    return { start, end: last + (/^[ \t]*/.exec(source.slice(last))?.[0].length ?? 0) };
  // The last entry of a one-line list takes the comma before it along.
  return { start: start - (/,\s*$/.exec(source.slice(0, start))?.[0].length ?? 0), end };
};
