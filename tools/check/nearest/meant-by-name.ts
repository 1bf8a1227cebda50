import { inQuotes, meantBy } from './meant-by';

/** A name without the folders and the ending of its file: about for pages/about.ts and /about.html. */
export const bareName = (word: string) =>
  word.replace(/^.*\/(?=[^/])/, '').replace(/\.(?:[cm]?[jt]sx?|html?|php)$/i, '');

/** What was probably meant by `word`, which may be written as a file is. */
export const meantByName = (
  word: string,
  known: readonly string[],
  written: (word: string) => string = inQuotes,
) => {
  const meant = meantBy(word, known, written);
  if (meant.suggestion !== undefined) return meant;
  return { ...meantBy(bareName(word), known, written), certain: false };
};
