import { type CodePoints, doMeet, everything } from './code-points';
import { type Part, parsePattern, PatternError } from './parse-pattern';

/** What is wrong with a pattern, with the piece of it; or the length of the shortest text that it takes. */
export type Judgement =
  | { problem: 'unknown' | 'anchor' | 'broken'; found: string }
  | { problem: 'ambiguous' | 'long' }
  | { shortest: number };

/** Signs of a pattern as it is written, and when all repetitions are written out: RE2's own limit of these. */
const mostSigns = 500;
const mostPlaces = 1000;

/** Pairs of places to look at: a pattern that needs more has too many repetitions. */
const mostPairs = 200_000;

class Ambiguous extends Error {}
class TooLong extends Error {}

/** A part of a pattern: the places at which it may begin and end. */
type Piece = { canBeEmpty: boolean; first: number[]; last: number[] };

const empty: Piece = { canBeEmpty: true, first: [], last: [] };

/**
 * The places of a pattern, each sign with all repetitions written out, and those that may follow each (Glushkov's
 * automaton). A browser takes one way after the other through them.
 * @throws {Ambiguous} where one place follows another in two ways, or nothing can be taken in two ways.
 */
const placesOf = (whole: Part) => {
  const points: CodePoints[] = [];
  const follow: Set<number>[] = [];

  const join = (before: readonly number[], after: readonly number[]) => {
    for (const one of before) {
      for (const next of after) {
        if (follow[one]?.has(next)) throw new Ambiguous();
        follow[one]?.add(next);
      }
    }
  };

  const inRow = (one: Piece, other: Piece): Piece => {
    join(one.last, other.first);
    return {
      canBeEmpty: one.canBeEmpty && other.canBeEmpty,
      first: one.canBeEmpty ? [...one.first, ...other.first] : one.first,
      last: other.canBeEmpty ? [...one.last, ...other.last] : other.last,
    };
  };

  const optional = (piece: Piece): Piece => ({ ...piece, canBeEmpty: true });

  const repeat = ({ part, least, most }: Extract<Part, { kind: 'repeat' }>): Piece => {
    if (most === 0) return empty;
    const once = () => {
      const piece = place(part);
      if (piece.canBeEmpty && (least !== 1 || most !== 1)) throw new Ambiguous();
      return piece;
    };
    const needed = Array.from({ length: least }, once);
    if (most === Infinity) {
      const endless = needed.pop() ?? optional(once());
      join(endless.last, endless.first);
      return [...needed, endless].reduce(inRow);
    }
    const further = Array.from({ length: most - least }, once).reduceRight<Piece>(
      (behind, each) => optional(inRow(each, behind)),
      empty,
    );
    return [...needed, further].reduce(inRow);
  };

  const place = (part: Part): Piece => {
    if (part.kind === 'row') return part.parts.map(place).reduce(inRow, empty);
    if (part.kind === 'repeat') return repeat(part);
    if (part.kind === 'choice') {
      const pieces = part.parts.map(place);
      if (pieces.filter(({ canBeEmpty }) => canBeEmpty).length > 1) throw new Ambiguous();
      return {
        canBeEmpty: pieces.some(({ canBeEmpty }) => canBeEmpty),
        first: pieces.flatMap(({ first }) => first),
        last: pieces.flatMap(({ last }) => last),
      };
    }
    const own = points.push(part.points) - 1;
    if (own >= mostPlaces) throw new TooLong();
    follow.push(new Set());
    return { canBeEmpty: false, first: [own], last: [own] };
  };

  const { first, last, canBeEmpty } = place(whole);
  return { points, follow, first, last: new Set(last), canBeEmpty };
};

/**
 * Whether two ways lead to one place with one text. Where none do, a browser that goes back to try another way
 * goes each way at most once for each place: its time is linear in the text.
 */
const hasTwoWays = ({ points, follow, first, last }: ReturnType<typeof placesOf>): boolean => {
  const meet = (one: number, other: number) => doMeet(points[one] ?? [], points[other] ?? []);
  /** From here on, every text fits: the first way that comes here is the last one tried. */
  const takesAll = (place: number) =>
    last.has(place) && Boolean(follow[place]?.has(place)) && points[place] === everything;
  const seen = new Set<number>();
  const open: [number, number][] = [];
  const note = (one: number, other: number) => {
    const name = Math.min(one, other) * points.length + Math.max(one, other);
    if (seen.has(name) || !meet(one, other)) return;
    if (seen.size >= mostPairs) throw new TooLong();
    seen.add(name);
    open.push([one, other]);
  };
  for (const next of [first, ...follow.map((each) => [...each])]) {
    next.forEach((one, index) => next.slice(index + 1).forEach((other) => note(one, other)));
  }
  for (let pair = open.pop(); pair; pair = open.pop()) {
    const [one, other] = pair.map((place) => [...(follow[place] ?? [])]) as [number[], number[]];
    for (const next of one) {
      for (const after of other) {
        if (next !== after) note(next, after);
        else if (!takesAll(next)) return true;
      }
    }
  }
  return false;
};

const shortestOf = (part: Part): number => {
  switch (part.kind) {
    case 'sign':
      return 1;
    case 'row':
      return part.parts.reduce((sum, each) => sum + shortestOf(each), 0);
    case 'choice':
      return Math.min(...part.parts.map(shortestOf));
    case 'repeat':
      return part.least === 0 ? 0 : part.least * shortestOf(part.part);
  }
};

/** Whether the browser and the database read a pattern alike, and both quickly. Never throws. */
export const judgePattern = (pattern: string): Judgement => {
  if (pattern.length > mostSigns) return { problem: 'long' };
  try {
    const whole = parsePattern(pattern);
    if (hasTwoWays(placesOf(whole))) return { problem: 'ambiguous' };
    return { shortest: shortestOf(whole) };
  } catch (error) {
    if (error instanceof PatternError) return { problem: error.reason, found: error.found };
    if (error instanceof Ambiguous) return { problem: 'ambiguous' };
    return { problem: 'long' };
  }
};
