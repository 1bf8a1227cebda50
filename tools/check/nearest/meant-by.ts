import { becomes, type Finding } from '../finding';
import { nearest } from './nearest';

/** A text as config writes it. */
export const inQuotes = (text: string): string => {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
};

/** A text, a number or a switch as config writes it. */
export const written = (value: unknown): string =>
  typeof value === 'string' ? inQuotes(value) : String(value);

/** What may stand there; of more than can be read at a glance what begins alike. */
const listOf = (word: string, known: readonly string[], inConfig: (word: string) => string) => {
  const isLong = (words: string[]) => words.join(', ').length > 300;
  if (!isLong(known.map(inConfig))) return known.map(inConfig).join(', ') || undefined;
  const isOther = (each: string) => each[0]?.toLowerCase() !== word[0]?.toLowerCase();
  const alike = known.toSorted((one, other) => Number(isOther(one)) - Number(isOther(other)));
  const shown = alike.map(inConfig).filter((_, at, all) => !isLong(all.slice(0, at + 1)));
  return `${shown.join(', ')} and ${known.length - shown.length} more`;
};

/** What may stand in place of `word`, and what was probably meant by it, as it stands `inConfig`. */
export const meantBy = (
  word: string,
  known: readonly string[],
  inConfig: (word: string) => string = inQuotes,
): Pick<Finding, 'allowed' | 'suggestion' | 'fix' | 'certain'> => {
  const allowed = listOf(word, known, inConfig);
  const meant = nearest(word, known);
  return { allowed, ...becomes(meant && inConfig(meant.word), meant?.certain) };
};
