type Words = {
  text: string;
  /** The width of a text in em. */
  measure: (text: string) => number;
  /** In em. */
  lineHeight: number;
};

export type Room = {
  width: number;
  height: number;
  /** Type sizes, tried from the largest down in whole numbers. */
  largest: number;
  smallest: number;
};

export type FittedWords = { size: number; lines: string[] };

type Measure = Words['measure'];

/** A word too long for a line continues on the next. */
const breakWord = (word: string, width: number, measure: Measure): string[] => {
  const parts = [''];
  for (const letter of word) {
    const longer = (parts.at(-1) ?? '') + letter;
    if (longer.length > 1 && measure(longer) > width) parts.push(letter);
    else parts[parts.length - 1] = longer;
  }
  return parts;
};

/** Lines of at most `width` em, filled greedily. */
const wrap = (words: string[], width: number, measure: Measure): string[] => {
  const lines: string[] = [];
  for (const word of words.flatMap((each) => breakWord(each, width, measure))) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** The same number of lines, of similar length. */
const balance = (words: string[], width: number, measure: Measure): string[] => {
  const count = wrap(words, width, measure).length;
  let [tooNarrow, enough] = [0, width];
  while (enough - tooNarrow > 0.1) {
    const middle = (tooNarrow + enough) / 2;
    const unbroken = words.every((word) => measure(word) <= middle);
    if (unbroken && wrap(words, middle, measure).length <= count) enough = middle;
    else tooNarrow = middle;
  }
  return wrap(words, enough, measure);
};

/**
 * The largest type in which `text` fits the room without a broken word, its lines balanced. What does
 * not fit even in the smallest is broken within words, and cut off at the end of the room.
 */
export const fitWords = ({ text, measure, lineHeight }: Words, room: Room): FittedWords => {
  const words = text.split(/\s+/).filter(Boolean);
  for (let size = room.largest; size >= room.smallest; size -= 1) {
    const width = room.width / size;
    const whole = words.every((word) => measure(word) <= width);
    const lines = wrap(words, width, measure);
    if (whole && lines.length * lineHeight * size <= room.height) {
      return { size, lines: balance(words, width, measure) };
    }
  }
  const most = Math.floor(room.height / (lineHeight * room.smallest));
  const lines = wrap(words, room.width / room.smallest, measure);
  return { size: room.smallest, lines: lines.slice(0, most) };
};
