import type { Edit, Span } from './problem';

/** The text with these edits, which must not overlap. Of two at one place the later one comes first. */
export const applyEdits = (text: string, edits: readonly Edit[]): string => {
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text: by } of edits.toReversed().toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(from, Math.max(from, start)), by);
    from = Math.max(from, end);
  }
  return parts.join('') + text.slice(from);
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

export type EditedText = {
  text: () => string;
  /** Changes it; the edits, which must not overlap, are of the text as it is now. */
  edit: (edits: readonly Edit[]) => void;
  /** All that has changed, as edits of the first text. */
  edits: () => Edit[];
};

/** A text in the making, which knows what became of the first one. */
export const editedText = (source: string): EditedText => {
  let text = source;
  let pieces: Piece[] = [{ start: 0, end: source.length }];
  return {
    text: () => text,
    edit: (edits) => {
      // From the end on, so that the places of those before stay.
      for (const edit of edits.toSorted((a, b) => b.start - a.start)) {
        pieces = withEdit(pieces, edit);
      }
      text = applyEdits(text, edits);
    },
    edits: () => editsOf(pieces, source.length),
  };
};

/** An entry with its comma, and its whole lines where nothing else is on them. */
export const entrySpan = (source: string, { start, end }: Span): Span => {
  const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
  const last = end + comma;
  const before = /(?:^|\n)([ \t]*)$/.exec(source.slice(0, start))?.[1]?.length;
  const after = /^[ \t]*(?:\r?\n|$)/.exec(source.slice(last))?.[0].length;
  if (before !== undefined && after !== undefined)
    return { start: start - before, end: last + after };
  if (comma > 0)
    return { start, end: last + (/^[ \t]*/.exec(source.slice(last))?.[0].length ?? 0) };
  // The last entry of a one-line list takes the comma before it along.
  return { start: start - (/,\s*$/.exec(source.slice(0, start))?.[0].length ?? 0), end };
};
