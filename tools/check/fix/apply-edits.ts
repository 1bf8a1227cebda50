import type { Edit } from '../problem';

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
