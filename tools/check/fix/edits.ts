import type { Edit, Span } from '../problem';

/** The text with these changes, of which no two touch the same place; all else stays as it is. Of two at one place the later one comes first. */
export const applyEdits = (text: string, edits: readonly Edit[]): string => {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text: by } of edits.toReversed().toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(from, Math.max(from, start)), by);
    from = Math.max(from, end);
  }
  return parts.join('') + text.slice(from);
};

/** An entry with the comma that sets it apart, and its whole lines where it stands on them alone. */
export const entrySpan = (source: string, { start, end }: Span): Span => {
  const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
  const last = end + comma;
  const before = /(?:^|\n)([ \t]*)$/.exec(source.slice(0, start))?.[1]?.length;
  const after = /^[ \t]*(?:\r?\n|$)/.exec(source.slice(last))?.[0].length;
  if (before !== undefined && after !== undefined)
    return { start: start - before, end: last + after };
  if (comma > 0)
    return { start, end: last + (/^[ \t]*/.exec(source.slice(last))?.[0].length ?? 0) };
  // The last of a list on one line takes the comma before it along.
  return { start: start - (/,\s*$/.exec(source.slice(0, start))?.[0].length ?? 0), end };
};
