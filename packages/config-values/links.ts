import { parseMarks, type Piece } from '../../src/schema/parse-marks';
import { oncePerValue } from './once-per-value';
import { walk } from './values';

/** Whether the entry at this path is a link, or where a form leads once it is sent. */
export const isLinkAt = (path: string): boolean =>
  ['to', 'goTo'].includes(path.slice(path.lastIndexOf('.') + 1));

/** Whether the entry at this path names a form. */
export const isFormAt = (path: string): boolean => path === 'form' || path.endsWith('.form');

/** Paths of pages have no ending, except on older sites. */
export const isFileLink = (pathname: string) =>
  /\.\w+$/.test(pathname) && !/\.(?:[jmt]sx?|html?|php\d?|aspx?|jsp|md)$/i.test(pathname);

/** The pieces of a text with marks, those within others as well. */
export const piecesIn = (pieces: Piece[]): Piece[] =>
  pieces.flatMap((piece) =>
    typeof piece === 'string' ? [piece] : [piece, ...piecesIn(piece.pieces)],
  );

/** Markdown pictures are no links: they have an entry of their own. */
const pictures = /!\[[^\]]*\]\([^)]*\)/g;

export const linksWithWords = (text: string): { words: string; to: string }[] => {
  // Most texts have no links: skip parsing.
  if (!text.includes('](')) return [];
  return piecesIn(parseMarks(text.replaceAll(pictures, ''))).flatMap((piece) => {
    if (typeof piece === 'string' || piece.mark !== 'link') return [];
    const words = piecesIn(piece.pieces).filter((each) => typeof each === 'string');
    return [{ words: words.join(''), to: piece.to }];
  });
};

/** A link of a file: in an entry of its own, or in the marks of a text. */
type WrittenLink = { path: string; to: string; text?: string };

export const linksIn = oncePerValue((config: unknown): readonly WrittenLink[] =>
  walk(config).flatMap(({ path, value: text }): WrittenLink[] => {
    if (typeof text !== 'string') return [];
    if (isLinkAt(path)) return [{ path, to: text }];
    return linksWithWords(text).map(({ to }) => ({ path, to, text }));
  }),
);
