/**
 * So many words are a sentence of one language. Fewer may be a name, an address, the title of a work, or a word such as
 * “Menu”: of these the check says nothing, since whoever has to write each of them twice no longer reads what it says of
 * the others. The table of translators lists them all, and a page without a text of its own is told as a whole.
 */
const leastWords = 8;

/** Whether a text in this language (BCP 47) is too long to be a name; also where words have no blanks between them. */
export const isSentence = (text: string, language: string): boolean => {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  return words.filter(({ isWordLike }) => isWordLike).length >= leastWords;
};
