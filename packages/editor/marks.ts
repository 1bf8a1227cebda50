import { parseMarks } from '../../src/schema/parse-marks';

/**
 * Invisible marks around the texts of config, so that the page's own text nodes say which value they show
 * (steganography, as in Vercel's Content Link). Unlike `@vercel/stega`, a text has a mark before and one behind
 * it, since marks in a text (**bold**) and texts put together split it over several nodes; all are of one length,
 * so that neighbours can be told apart; and they are four signs that neither join letters nor break lines
 * (U+2061 to U+2064, Unicode 17, section 23.2, Invisible Operators).
 */
const signs = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;

/** The digits of a number in base 4. 4 ** 8 texts are more than config's limits allow on a page. */
const digits = 8;

const sideSigns = { start: signs[0], end: signs[1] };

const markWith = (side: keyof typeof sideSigns, id: number) =>
  sideSigns[side] +
  Array.from({ length: digits }, (_, place) => signs[Math.floor(id / 4 ** place) % 4]).join('');

const piecesOf = (text: string) => withoutSigns(JSON.stringify(parseMarks(text)));

/**
 * The text with marks of this number around it: within the stars and brackets at its ends where what stands
 * beside a star decides what it means. As it is where no place is without an effect.
 */
export const markText = (text: string, id: number): string => {
  const [opening = ''] = /^[*[]*/.exec(text) ?? [];
  const [closing = ''] = /(?:\*|\]\([^()\s]+\))*$/.exec(text) ?? [];
  const candidates = [
    { from: 0, to: text.length },
    { from: opening.length, to: text.length - closing.length },
    { from: 0, to: text.length - closing.length },
    { from: opening.length, to: text.length },
  ].map(({ from, to }) =>
    [
      text.slice(0, from),
      markWith('start', id),
      text.slice(from, to),
      markWith('end', id),
      text.slice(to),
    ].join(''),
  );
  const pieces = piecesOf(text);
  return candidates.find((marked) => piecesOf(marked) === pieces) ?? text;
};

const pattern = new RegExp(
  `(?<side>[${signs[0]}${signs[1]}])(?<id>[${signs.join('')}]{${digits}})`,
  'gu',
);

export type FoundMark = { side: 'start' | 'end'; id: number; from: number; to: number };

/** The marks in a text, from first to last. */
export const marksIn = (text: string): FoundMark[] =>
  [...text.matchAll(pattern)].map(({ groups, index, 0: found }) => ({
    side: groups?.side === sideSigns.start ? 'start' : 'end',
    id: [...(groups?.id ?? '')].reduce(
      (sum, sign, place) => sum + signs.indexOf(sign as (typeof signs)[number]) * 4 ** place,
      0,
    ),
    from: index,
    to: index + found.length,
  }));

/** The text as visitors get it. */
export const withoutSigns = (text: string): string => text.replaceAll(pattern, '');
