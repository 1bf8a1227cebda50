import { applyEdits } from '../../problems/edits';
import type { Edit, Span } from '../../problems/problem';
import { Impossible } from './impossible';
import { styleOf, type Style } from './style';
import { type Node, treeOf } from './tree';

/** A text in the making: changed step by step, it knows what became of the text that it was. */
export type Draft = {
  file: string;
  text: () => string;
  root: () => Node;
  style: Style;
  /** Changes it; the edits are of the text as it is now. */
  edit: (edits: readonly Edit[]) => void;
  /** All that has changed, as edits of the first text. */
  edits: () => Edit[];
};

/** A part of the first text, or a new one. */
type Piece = Span | string;

const lengthOf = (piece: Piece) =>
  typeof piece === 'string' ? piece.length : piece.end - piece.start;

const cut = (piece: Piece, from: number, to: number): Piece =>
  typeof piece === 'string'
    ? piece.slice(from, to)
    : { start: piece.start + from, end: piece.start + to };

const withEdit = (pieces: Piece[], { start, end, text }: Edit): Piece[] => {
  const [before, behind]: [Piece[], Piece[]] = [[], []];
  let at = 0;
  for (const piece of pieces) {
    const length = lengthOf(piece);
    if (at < start) before.push(cut(piece, 0, Math.min(length, start - at)));
    if (at + length > end) behind.push(cut(piece, Math.max(0, end - at), length));
    at += length;
  }
  return [...before, text, ...behind];
};

/** What stands between the parts of the first text that are left. */
const editsOf = (pieces: Piece[], length: number): Edit[] => {
  const edits: Edit[] = [];
  let [from, by] = [0, ''];
  for (const piece of [...pieces, { start: length, end: length }]) {
    if (typeof piece === 'string') {
      by += piece;
      continue;
    }
    if (piece.start === piece.end && piece.start < length) continue;
    if (piece.start > from || by !== '') edits.push({ start: from, end: piece.start, text: by });
    [from, by] = [piece.end, ''];
  }
  return edits;
};

export const draftOf = (file: string, source: string): Draft => {
  let text = source;
  let pieces: Piece[] = [{ start: 0, end: source.length }];
  let tree: Node | undefined;
  const root = () => {
    tree ??= treeOf(text);
    if (!tree) {
      throw new Impossible(
        'The file cannot be read as it is written now: the check says what is wrong in it, and where.',
      );
    }
    return tree;
  };
  return {
    file,
    text: () => text,
    root,
    style: styleOf(text, root()),
    edit: (edits) => {
      // From the end on, so that the places of those before stay.
      for (const edit of edits.toSorted((a, b) => b.start - a.start)) {
        pieces = withEdit(pieces, edit);
      }
      text = applyEdits(text, edits);
      tree = undefined;
    },
    edits: () => editsOf(pieces, source.length),
  };
};
