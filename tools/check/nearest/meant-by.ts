import { becomes, type Finding } from '../finding';
import { nearest } from './nearest';

/** A text as config writes it. */
export const inQuotes = (text: string): string => {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
};

/** What may stand in place of `word`, and what was probably meant by it, as `written` in config. */
export const meantBy = (
  word: string,
  known: readonly string[],
  written: (word: string) => string = inQuotes,
): Pick<Finding, 'allowed' | 'suggestion' | 'fix' | 'certain'> => {
  const allowed = known.map(written).join(', ') || undefined;
  const meant = nearest(word, known);
  return { allowed, ...becomes(meant && written(meant.word), meant?.certain) };
};
