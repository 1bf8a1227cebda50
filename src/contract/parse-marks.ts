/** A piece of running text: words, or what a mark makes of them. */
export type Piece =
  | string
  | { mark: 'bold' | 'italic'; pieces: Piece[] }
  | { mark: 'link'; to: string; pieces: Piece[] };

/** `**bold**`, `*italic*`, `[words](/Contact)`: each from its first sign to its nearest last one. */
const marks =
  /\*\*(?=\S)(?<bold>.+?)(?<=\S)\*\*|\*(?=[^\s*])(?<italic>.+?)(?<=[^\s*])\*|\[(?<words>[^\][]+)\]\((?<to>[^()\s]+)\)/su;

/** Whether a text has marks at all. */
export const hasMarks = (text: string): boolean => marks.test(text);

/** The pieces of a text of config; what is no whole mark stays as it is written. */
export const parseMarks = (text: string): Piece[] => {
  const found = marks.exec(text);
  if (!found) return text === '' ? [] : [text];
  const { bold, italic, words = '', to } = found.groups ?? {};
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + found[0].length);
  const piece: Piece =
    to === undefined
      ? { mark: bold === undefined ? 'italic' : 'bold', pieces: parseMarks(bold ?? italic ?? '') }
      : { mark: 'link', to, pieces: parseMarks(words) };
  return [...(before === '' ? [] : [before]), piece, ...parseMarks(after)];
};

const wordsOf = (piece: Piece): string =>
  typeof piece === 'string' ? piece : piece.pieces.map(wordsOf).join('');

/** A text as it is heard: its words without the marks. */
export const withoutMarks = (text: string): string => parseMarks(text).map(wordsOf).join('');
