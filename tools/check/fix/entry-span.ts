import type { Span } from '../read/read-literal';

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
