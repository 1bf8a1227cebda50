import { scanTokens } from '../../config-reader/syntax/parse';
import { inPlainLetters } from '../nearest/letters';
import type { Edit, Span } from '../problem';

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

/** Letters, digits and pictures among them, whichever way they are written and whatever stands between. */
export const lettersIn = (text: string): string =>
  inPlainLetters(text.normalize('NFKC'))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Sc}\p{So}]/gu, '');

/** The part of a span that is words of a person: texts and comments, and not names and numbers. */
const wordsIn = (source: string, { start, end }: Span): string => {
  let words = source.slice(start, end);
  for (const token of scanTokens(source)) {
    if (token.kind === 'text' || token.end <= start || token.start >= end) continue;
    const [from, to] = [Math.max(0, token.start - start), token.end - start];
    words = words.slice(0, from) + ' '.repeat(Math.min(to, words.length) - from) + words.slice(to);
  }
  return words;
};

/**
 * Whether every word that stands where these edits are made still stands there afterwards. In a text
 * that cannot be read, names and numbers may be words too.
 */
export const keepsWords = (source: string, edits: readonly Edit[], isRead: boolean): boolean =>
  edits.every((edit) => {
    const words = isRead ? wordsIn(source, edit) : source.slice(edit.start, edit.end);
    return lettersIn(edit.text).includes(lettersIn(words));
  });
