import type { Schema } from 'yup';
import { parseMarks, type Piece } from '../../src/schema/parse-marks';
import { namesInBraces } from './row';

const countOf = (all: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const each of all) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
};

/** What `all` has more often than `others`. */
const missing = (all: readonly string[], others: readonly string[]): string[] => {
  const counts = countOf(others);
  return [...countOf(all)].flatMap(([each, count]) =>
    count > (counts.get(each) ?? 0) ? [each] : [],
  );
};

const marksIn = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) =>
    typeof piece === 'string'
      ? []
      : [
          { bold: '**bold**', italic: '*italic*', link: '[link](…)' }[piece.mark],
          ...marksIn(piece.pieces),
        ],
  );

const inWords = (signs: readonly string[]) => signs.join(', ');

/**
 * What a translation has lost of its text, or has of its own that the text has not, in words; undefined where names in
 * braces are the same, and, if `schema` allows marks, no bold, italic or link is missing.
 */
export const lostSigns = (
  main: string,
  own: string,
  schema: Schema | undefined,
): string | undefined => {
  const [ofMain, ofOwn] = [main, own].map((text) => text.match(namesInBraces) ?? []);
  const lost = missing(ofMain ?? [], ofOwn ?? []);
  const marks =
    schema?.meta()?.marks === true
      ? missing(marksIn(parseMarks(main)), marksIn(parseMarks(own)))
      : [];
  const all = [...lost, ...marks];
  if (all.length > 0) return `The translation has lost ${inWords(all)}: write it there as well.`;
  const strange = missing(ofOwn ?? [], ofMain ?? []);
  return strange.length > 0
    ? `The translation has ${inWords(strange)}, which the text has not: write it as there.`
    : undefined;
};
