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

const linksIn = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    return [...(piece.mark === 'link' ? [piece.to] : []), ...linksIn(piece.pieces)];
  });

/** Addresses in running words, which mail programs make links of. */
const inRunningWords = /[a-z][a-z\d+.-]*:\/\/[^\s()]+|\bwww\.[^\s()]+/gi;

/** All that a text leads to. */
const targetsIn = (text: string, schema: Schema | undefined): string[] => {
  const links = schema?.meta()?.marks === true ? linksIn(parseMarks(text)) : [];
  const inWordsOnly = links.reduce((rest, to) => rest.replaceAll(`](${to})`, ']'), text);
  return [...links, ...(inWordsOnly.match(inRunningWords) ?? [])];
};

/** A place on the page, or a page of the site; what a browser reads as another host is none. */
const isOfSite = (target: string) => /^(?:#|\/(?![/\\]))/.test(target);

type Texts = { main: string; own: string };

/** What the translation leads to and the text does not. */
const otherTargets = ({ main, own }: Texts, schema: Schema | undefined): string[] =>
  missing(targetsIn(own, schema), targetsIn(main, schema));

/**
 * Where the links of a translation lead instead of where those of its text do, in words; undefined where they
 * lead there.
 */
export const movedLinks = (texts: Texts, schema: Schema | undefined): string | undefined => {
  const others = otherTargets(texts, schema);
  if (others.length === 0) return undefined;
  const left = missing(targetsIn(texts.main, schema), targetsIn(texts.own, schema));
  return `It leads to ${inWords(others)}${left.length > 0 ? `, and the text to ${inWords(left)}` : ''}.`;
};

const inWords = (signs: readonly string[]) => signs.join(', ');

/**
 * What a translation has lost of its text, or has of its own that the text has not, in words; undefined where names in
 * braces are the same, and, if `schema` allows marks, no bold, italic or link is missing. A link may lead elsewhere on
 * the site, and to no other one.
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
  const foreign = otherTargets({ main, own }, schema).filter((target) => !isOfSite(target));
  if (foreign.length > 0) {
    return `The translation leads to ${inWords(foreign)}, and the text does not: write the address as there. Whoever has the files can change it there.`;
  }
  const strange = missing(ofOwn ?? [], ofMain ?? []);
  return strange.length > 0
    ? `The translation has ${inWords(strange)}, which the text has not: write it as there.`
    : undefined;
};
