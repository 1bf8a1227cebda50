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

/** What may stand in place of `word`, and what was probably meant by it, as it stands `inConfig`. */
export const meantBy = (
  word: string,
  known: readonly string[],
  inConfig: (word: string) => string = inQuotes,
): Pick<Finding, 'allowed' | 'suggestion' | 'fix' | 'certain'> => {
  const allowed = known.map(inConfig).join(', ') || undefined;
  const meant = nearest(word, known);
  return { allowed, ...becomes(meant && inConfig(meant.word), meant?.certain) };
};
