import type { Finding } from '../finding';
import { nearest } from './nearest';

/** A text as config writes it. */
export const inQuotes = (text: string): string => {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
};

/** What may stand there; of more than can be read at a glance what begins alike. */
const listOf = (word: string, known: readonly string[], written: (word: string) => string) => {
  const isLong = (words: string[]) => words.join(', ').length > 300;
  if (!isLong(known.map(written))) return known.map(written).join(', ') || undefined;
  const isOther = (each: string) => each[0]?.toLowerCase() !== word[0]?.toLowerCase();
  const alike = known.toSorted((one, other) => Number(isOther(one)) - Number(isOther(other)));
  const ordered = alike.map(written);
  const shown = ordered.filter((_, at) => !isLong(ordered.slice(0, at + 1)));
  return `${shown.join(', ')} and ${known.length - shown.length} more`;
};

/** What may stand in place of `word`, and what was probably meant by it, as `written` in config. */
export const meantBy = (
  word: string,
  known: readonly string[],
  written: (word: string) => string = inQuotes,
): Pick<Finding, 'allowed' | 'suggestion' | 'fix' | 'certain'> => {
  const allowed = listOf(word, known, written);
  const meant = nearest(word, known);
  if (!meant) return { allowed };
  const suggestion = written(meant.word);
  return { allowed, suggestion, fix: { value: suggestion }, certain: meant.certain };
};
