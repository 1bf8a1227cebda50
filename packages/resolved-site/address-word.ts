/** A word for addresses: grosse-reise of Große Reise. Empty where it has no letter for them. */
export const addressWord = (words: string): string =>
  words
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The first of word, word-2, word-3 that is not taken. */
export const freeWord = (word: string, taken: ReadonlySet<string>, count = 1): string => {
  const id = count === 1 ? word : `${word}-${count}`;
  return taken.has(id) ? freeWord(word, taken, count + 1) : id;
};
