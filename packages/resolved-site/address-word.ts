/** Letters that are no letter with a mark. */
const spelled: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A word for addresses: grosse-reise of Große Reise. Empty where it has no letter for them. */
export const addressWord = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => spelled[letter] ?? '')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export const freeWord = (word: string, taken: ReadonlySet<string>, count = 1): string => {
  const id = count === 1 ? word : `${word}-${count}`;
  return taken.has(id) ? freeWord(word, taken, count + 1) : id;
};
