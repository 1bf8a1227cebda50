import { scanTokens } from '../../config-files';
import { inPlainLetters } from '../../problems/nearest/letters';
import type { Edit, Span } from '../../problems/problem';

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
