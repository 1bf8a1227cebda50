/** Splits the title around the highlighted word; without one, all of it comes before. */
export const splitTitle = (title: string, word: string | undefined) => {
  const start = word ? title.indexOf(word) : -1;
  if (!word || start < 0) return { before: title, word: '', after: '' };
  return { before: title.slice(0, start), word, after: title.slice(start + word.length) };
};
