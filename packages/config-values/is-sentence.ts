/** Names, addresses and titles of works may be the same in all languages; so many words are a sentence of one. */
const leastWords = 8;

/** Whether a text in this language (BCP 47) is too long to be a name; also where words have no blanks between them. */
export const isSentence = (text: string, language: string): boolean => {
  const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)];
  return words.filter(({ isWordLike }) => isWordLike).length >= leastWords;
};
