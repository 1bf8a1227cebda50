/** The variant of a quote's letters: the more words, the smaller. */
export const lettersFor = (words: string): 'display' | 'h2' | 'h3' => {
  if (words.length <= 72) return 'display';
  return words.length <= 190 ? 'h2' : 'h3';
};
