/** A piece of running text: words, or what a mark makes of them. */
export type Piece =
  | string
  | { mark: 'bold' | 'italic'; pieces: Piece[] }
  | { mark: 'link'; to: string; pieces: Piece[] };

/** Stars that stand together, and what they may do by the signs on both sides of them. */
type Run = {
  /** How many there are in the text, and how many of them no mark has taken. */
  length: number;
  left: number;
  opens: boolean;
  closes: boolean;
};

/** More marks within each other than anybody can see are left as they are written. */
const mostNested = 16;

const link = /\[(?<words>[^\][]+)\]\((?<to>[^()\s]+)\)/gu;

const isBlank = (sign = '') => sign === '' || /\s/u.test(sign);
const isPunctuation = (sign: string) => /[\p{P}\p{S}]/u.test(sign);

/**
 * What a run of stars may do: CommonMark 0.31.2, section 6.2, with its rules of `_` for the stars too.
 * Those within a word or a number are none: 2*3*4.
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

/** Nodes as pieces: stars that no mark took are words. */
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

/** Rules 9 and 10: a run that could do both does not match each other one. */
const isOdd = (opener: Run, closer: Run) =>
  (closer.opens || opener.closes) &&
  closer.length % 3 !== 0 &&
  (opener.length + closer.length) % 3 === 0;

/** Openers that may still be closed: the last one first, and none asked twice by closers of a sort. */
const createOpeners = () => {
  const kept: { run: Run; at: number }[] = [];
  const refused = new Map<string, number>();
  return {
    push: (run: Run, at: number) => kept.push({ run, at }),
    /** Keeps as many. */
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

/** Joins what two runs enclose, in time that grows with the text: each node is moved once a mark. */
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

/** The words and the runs of stars from one place of a text to another, added to `nodes`. */
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

/** A text with its marks, and the runs of stars that no mark took. */
const readMarks = (text: string): Node[] => {
  const nodes: Node[] = [];
  let at = 0;
  // Links bind closer than stars do.
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
 * The pieces of a text of config: `**bold**`, `*italic*`, `[words](/Contact)`. What is no whole mark
 * stays as it is written. Time grows with the length of the text.
 */
export const parseMarks = (text: string): Piece[] => toPieces(readMarks(text));

/** Whether a text has marks at all. */
export const hasMarks = (text: string): boolean =>
  parseMarks(text).some((piece) => typeof piece !== 'string');

const wordsOf = (piece: Piece): string =>
  typeof piece === 'string' ? piece : piece.pieces.map(wordsOf).join('');

/** A text as it is heard: its words without the marks. */
export const withoutMarks = (text: string): string => parseMarks(text).map(wordsOf).join('');
