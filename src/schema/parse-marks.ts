/** A piece of running text: plain words, or a mark with its contents. */
export type Piece =
  | string
  | { mark: 'bold' | 'italic'; pieces: Piece[] }
  | { mark: 'link'; to: string; pieces: Piece[] };

/** Adjacent stars, and whether they may open or close, by the characters on both sides. */
type Run = {
  /** How many the text has, and how many no mark has used. */
  length: number;
  left: number;
  opens: boolean;
  closes: boolean;
};

/** Deeper nesting, which nobody could see, stays as it is written. */
const mostNested = 16;

const link = /\[(?<words>[^\][]+)\]\((?<to>[^()\s]+)\)/gu;

const isBlank = (sign = '') => sign === '' || /\s/u.test(sign);
const isPunctuation = (sign: string) => /[\p{P}\p{S}]/u.test(sign);

/**
 * Whether a run of stars may open or close: CommonMark 0.31.2, section 6.2, with its rules of `_` for stars
 * too. Stars within a word or a number are no marks: 2*3*4.
 */
const readRun = (text: string, start: number, end: number): Run => {
  const before = /.$/su.exec(text.slice(Math.max(0, start - 2), start))?.[0] ?? '';
  const after = /^./su.exec(text.slice(end, end + 2))?.[0] ?? '';
  const isLeft =
    !isBlank(after) && (!isPunctuation(after) || isBlank(before) || isPunctuation(before));
  const isRight =
    !isBlank(before) && (!isPunctuation(before) || isBlank(after) || isPunctuation(after));
  return {
    length: end - start,
    left: end - start,
    opens: isLeft && (!isRight || isPunctuation(before)),
    closes: isRight && (!isLeft || isPunctuation(after)),
  };
};

type Node = Piece | Run;

const isRun = (node: Node): node is Run => typeof node !== 'string' && 'left' in node;

/** Converts nodes to pieces: stars that no mark used become words. */
const toPieces = (nodes: readonly Node[]): Piece[] => {
  const pieces: Piece[] = [];
  let words: string[] = [];
  const endWords = () => {
    const text = words.join('');
    if (text !== '') pieces.push(text);
    words = [];
  };
  nodes.forEach((node) => {
    if (typeof node === 'string') words.push(node);
    else if (isRun(node)) words.push('*'.repeat(node.left));
    else {
      endWords();
      pieces.push(node);
    }
  });
  endWords();
  return pieces;
};

/** Rules 9 and 10: which runs cannot match if one of them can both open and close. */
const isOdd = (opener: Run, closer: Run) =>
  (closer.opens || opener.closes) &&
  closer.length % 3 !== 0 &&
  (opener.length + closer.length) % 3 === 0;

/** Openers that may still be closed, the last one first; closers of a sort try none twice. */
const createOpeners = () => {
  const kept: { run: Run; at: number }[] = [];
  const refused = new Map<string, number>();
  return {
    push: (run: Run, at: number) => kept.push({ run, at }),
    /** Keeps only the first `length`. */
    cut: (length: number) => {
      kept.length = length;
      refused.forEach((most, sort) => refused.set(sort, Math.min(most, length)));
    },
    lastFor: (closer: Run) => {
      const sort = `${closer.opens} ${closer.length % 3}`;
      const least = refused.get(sort) ?? 0;
      for (let index = kept.length - 1; index >= least; index -= 1) {
        const opener = kept[index];
        if (opener && !isOdd(opener.run, closer)) return { ...opener, index };
      }
      refused.set(sort, kept.length);
      return undefined;
    },
  };
};

/** Joins what two runs enclose. Linear in the text: each mark moves a node once. */
const joinMarks = (found: readonly Node[]): Node[] => {
  const nodes: Node[] = [];
  const openers = createOpeners();
  const depths = new Map<Node, number>();
  const close = (closer: Run) => {
    while (closer.left > 0) {
      const opener = openers.lastFor(closer);
      if (!opener) return;
      const inner = nodes.splice(opener.at + 1);
      const depth = inner.reduce((most, node) => Math.max(most, depths.get(node) ?? 0), 0) + 1;
      if (depth > mostNested) {
        inner.forEach((node) => nodes.push(node));
        openers.cut(0);
        return;
      }
      const signs = Math.min(opener.run.left, closer.left, 2);
      const piece: Piece = { mark: signs === 2 ? 'bold' : 'italic', pieces: toPieces(inner) };
      depths.set(piece, depth);
      opener.run.left -= signs;
      closer.left -= signs;
      if (opener.run.left === 0) nodes.pop();
      openers.cut(opener.run.left === 0 ? opener.index : opener.index + 1);
      nodes.push(piece);
    }
  };
  found.forEach((node) => {
    if (isRun(node) && node.closes) close(node);
    if (isRun(node) && node.left > 0 && node.opens) openers.push(node, nodes.length);
    if (!isRun(node) || node.left > 0) nodes.push(node);
  });
  return nodes;
};

const stars = /\*+/gu;

/** Adds the words and the runs of stars between two places of a text to `nodes`. */
const readRuns = (text: string, [from, to]: [number, number], nodes: Node[] = []): Node[] => {
  let at = from;
  for (const { index, 0: signs } of text.slice(from, to).matchAll(stars)) {
    const start = from + index;
    if (start > at) nodes.push(text.slice(at, start));
    at = start + signs.length;
    nodes.push(readRun(text, start, at));
  }
  if (to > at) nodes.push(text.slice(at, to));
  return nodes;
};

/** Parses a text into its marks and the runs of stars that no mark used. */
const readMarks = (text: string): Node[] => {
  const nodes: Node[] = [];
  let at = 0;
  // Links bind more tightly than stars.
  for (const found of text.matchAll(link)) {
    const { words = '', to = '' } = found.groups ?? {};
    const start = found.index + 1;
    const inside = joinMarks(readRuns(text, [start, start + words.length]));
    readRuns(text, [at, found.index], nodes);
    nodes.push({ mark: 'link', to, pieces: toPieces(inside) });
    at = found.index + found[0].length;
  }
  return joinMarks(readRuns(text, [at, text.length], nodes));
};

/**
 * Parses a text of config: `**bold**`, `*italic*`, `[words](/Contact)`. Incomplete marks stay as they are
 * written. Linear in the length of the text.
 */
export const parseMarks = (text: string): Piece[] => toPieces(readMarks(text));

export const hasMarks = (text: string): boolean =>
  parseMarks(text).some((piece) => typeof piece !== 'string');

const wordsOf = (piece: Piece): string =>
  typeof piece === 'string' ? piece : piece.pieces.map(wordsOf).join('');

/** The words of a text without its marks, as screen readers say them. */
export const withoutMarks = (text: string): string => parseMarks(text).map(wordsOf).join('');
