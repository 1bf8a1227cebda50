import { inPlainLetters } from './letters';
import { opposites } from './lexicon';

/** Invisible signs: soft hyphens, zero-width blanks, direction and byte order marks. */
export const withoutInvisible = (text: string) =>
  text.replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '').replaceAll('\u00a0', ' ');

const plain = (word: string) =>
  inPlainLetters(withoutInvisible(word))
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

/** The same words are compared again and again: names of keys, of pages, of files. */
const lettersKnown = new Map<string, string>();
const mostKnown = 10_000;

const lettersOf = (word: string): string => {
  const letters = lettersKnown.get(word) ?? plain(word);
  if (lettersKnown.size >= mostKnown) lettersKnown.clear();
  lettersKnown.set(word, letters);
  return letters;
};

/** Whether one is the opposite of the other, however similar they are. */
const isOpposite = (one: string, other: string) =>
  opposites.some(
    ([left, right]) =>
      (one.includes(left) && other.includes(right)) ||
      (one.includes(right) && other.includes(left)),
  );

/** Edit distance between two words; swapped neighbours count as one edit. */
const distance = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const best = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
      rows[row]?.push(best);
    }
  }
  return at(one.length, other.length);
};

/** The longest word that is compared letter by letter: time grows with its square. */
const longest = 80;

export type Nearest = {
  word: string;
  /** Only case, blanks or hyphens differ: no other meaning is possible. */
  certain: boolean;
  edits: number;
};

/** The one of `known` that is `word` but for its spelling, if any. */
export const nearest = (word: string, known: readonly string[]): Nearest | undefined => {
  if (word.length > longest) return undefined;
  const wanted = plain(word);
  const all = known
    .filter((each) => each.length <= 2 * longest)
    .map((each) => ({ word: each, letters: lettersOf(each) }));
  const [same, ...others] = all.filter(({ letters }) => letters === wanted);
  if (same) {
    const certain = others.length === 0 && inPlainLetters(same.word) === same.word;
    return { word: same.word, certain, edits: 0 };
  }
  const [best] = all
    .filter(({ letters }) => !isOpposite(wanted, letters))
    .flatMap(({ word: each, letters }) => {
      const most = Math.min(3, Math.max(1, Math.floor(each.length / 4)));
      // Each letter more or less is an edit.
      if (Math.abs(wanted.length - letters.length) > most) return [];
      const edits = distance(wanted, letters);
      return edits <= most ? [{ word: each, edits, certain: false }] : [];
    })
    .sort((one, other) => one.edits - other.edits);
  if (best) return best;
  // sat for saturday.
  const [longer, ...more] =
    wanted.length < 3 ? [] : all.filter((each) => each.letters.startsWith(wanted));
  return longer && more.length === 0 ? { word: longer.word, certain: false, edits: 2 } : undefined;
};
