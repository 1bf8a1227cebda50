import { becomes, type Finding } from '../problem';
import { nearest } from './nearest';

/** A name without folders and file extension: about for pages/about.ts and /about.html. */
export const bareName = (word: string) =>
  word.replace(/^.*\/(?=[^/])/, '').replace(/\.(?:[cm]?[jt]sx?|html?|php)$/i, '');

/** The likely meaning of `word`, which may be written like a file. */
export const meantByName = (
  word: string,
  known: readonly string[],
  written: (word: string) => string = inQuotes,
) => {
  const meant = meantBy(word, known, written);
  if (meant.suggestion !== undefined) return meant;
  return { ...meantBy(bareName(word), known, written), certain: false };
};

/** A text as config writes it. */
export const inQuotes = (text: string): string => {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
};

/** A text, a number or a switch as config writes it. */
export const written = (value: unknown): string =>
  typeof value === 'string' ? inQuotes(value) : String(value);

/** The allowed names; if there are too many, those that begin like `word`. */
const listOf = (word: string, known: readonly string[], inConfig: (word: string) => string) => {
  const isLong = (words: string[]) => words.join(', ').length > 300;
  if (!isLong(known.map(inConfig))) return known.map(inConfig).join(', ') || undefined;
  const isOther = (each: string) => each[0]?.toLowerCase() !== word[0]?.toLowerCase();
  const alike = known.toSorted((one, other) => Number(isOther(one)) - Number(isOther(other)));
  const shown = alike.map(inConfig).filter((_, at, all) => !isLong(all.slice(0, at + 1)));
  return `${shown.join(', ')} and ${known.length - shown.length} more`;
};

/** The allowed names for `word`, and its likely meaning, as written `inConfig`. */
export const meantBy = (
  word: string,
  known: readonly string[],
  inConfig: (word: string) => string = inQuotes,
): Pick<Finding, 'allowed' | 'suggestion' | 'fix' | 'certain'> => {
  const allowed = listOf(word, known, inConfig);
  const meant = nearest(word, known);
  return { allowed, ...becomes(meant && inConfig(meant.word), meant?.certain) };
};
