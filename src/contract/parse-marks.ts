/** A piece of running text: words, or what a mark makes of them. */
export type Piece =
  | string
  | { mark: 'bold' | 'italic'; pieces: Piece[] }
  | { mark: 'link'; to: string; pieces: Piece[] };

/** Finds the first place from `from` on that is one; asked for places in order, it looks at each once. */
const places = (length: number, isOne: (at: number) => boolean) => {
  let found = -1;
  return (from: number) => {
    if (found >= from) return found;
    for (found = from; found < length && !isOne(found);) found += 1;
    return found;
  };
};

type Mark = { end: number; piece: Piece };

/**
 * Finds `**bold**`, `*italic*` and `[words](/Contact)`: each from its first sign to its nearest last
 * one, with words and no blanks behind the one and before the other.
 */
const markReader = (text: string) => {
  const is = (at: number, signs: RegExp) => signs.test(text[at] ?? ' ');
  const boldEnd = places(text.length, (at) => text.startsWith('**', at) && is(at - 1, /\S/));
  const italicEnd = places(text.length, (at) => text[at] === '*' && is(at - 1, /[^\s*]/));
  const bracket = places(text.length, (at) => is(at, /[[\]]/));
  const addressEnd = places(text.length, (at) => is(at, /[()\s]/));
  const within = (start: number, end: number) => parseMarks(text.slice(start, end));

  const starred = (at: number): Mark | undefined => {
    const bold = text[at + 1] === '*' && is(at + 2, /\S/) ? boldEnd(at + 3) : text.length;
    if (bold < text.length) {
      return { end: bold + 2, piece: { mark: 'bold', pieces: within(at + 2, bold) } };
    }
    const italic = is(at + 1, /[^\s*]/) ? italicEnd(at + 2) : text.length;
    if (italic === text.length) return undefined;
    return { end: italic + 1, piece: { mark: 'italic', pieces: within(at + 1, italic) } };
  };

  const linked = (at: number): Mark | undefined => {
    const close = bracket(at + 1);
    if (close === at + 1 || !text.startsWith('](', close)) return undefined;
    const end = addressEnd(close + 2);
    if (end === close + 2 || text[end] !== ')') return undefined;
    const to = text.slice(close + 2, end);
    return { end: end + 1, piece: { mark: 'link', to, pieces: within(at + 1, close) } };
  };

  return (at: number): Mark | undefined => {
    if (text[at] === '*') return starred(at);
    return text[at] === '[' ? linked(at) : undefined;
  };
};

/** The pieces of a text of config; what is no whole mark stays as it is written. Time is linear in the text. */
export const parseMarks = (text: string): Piece[] => {
  const markAt = markReader(text);
  const pieces: Piece[] = [];
  let words = 0;
  for (let at = 0; at < text.length;) {
    const mark = markAt(at);
    if (mark && words < at) pieces.push(text.slice(words, at));
    if (mark) pieces.push(mark.piece);
    at = mark?.end ?? at + 1;
    if (mark) words = at;
  }
  return words < text.length ? [...pieces, text.slice(words)] : pieces;
};

/** Whether a text has marks at all. */
export const hasMarks = (text: string): boolean =>
  parseMarks(text).some((piece) => typeof piece !== 'string');

const wordsOf = (piece: Piece): string =>
  typeof piece === 'string' ? piece : piece.pieces.map(wordsOf).join('');

/** A text as it is heard: its words without the marks. */
export const withoutMarks = (text: string): string => parseMarks(text).map(wordsOf).join('');
