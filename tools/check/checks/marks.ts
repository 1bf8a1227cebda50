import { parseMarks, type Piece } from '../../../src/contract/parse-marks';
import { parentOf, valueAt } from '../read/paths';
import { groupOf } from '../read/values';

/** The texts of a form that may have marks; its title, its buttons and its alerts may not. */
const markable =
  /^(?:intro|note|(?:steps\[\d+\]\.)?fields\[\d+\](?:\.fields\[\d+\])?\.(?:label|hint|words|legend|options\[\d+\]\.(?:label|value)))$/;

/** Whether the text at `path` of a form may have marks; the list of a select shows words alone. */
export const mayHaveMarks = (form: unknown, path: string): boolean => {
  if (!markable.test(path)) return false;
  const [, field] = /^(.*)\.options\[/.exec(path) ?? [];
  if (field === undefined) return true;
  const { kind } = groupOf(valueAt(form, field));
  if (kind === 'select') return false;
  // An option without words of its own shows its value.
  return path.endsWith('label') || groupOf(valueAt(form, parentOf(path))).label === undefined;
};

const piecesIn = (pieces: Piece[]): Piece[] =>
  pieces.flatMap((piece) =>
    typeof piece === 'string' ? [piece] : [piece, ...piecesIn(piece.pieces)],
  );

/** Pictures as Markdown writes them are no links: they are told as what has an entry of its own. */
const pictures = /!\[[^\]]*\]\([^)]*\)/g;

/** The links in the marks of a text. */
export const linksWithWords = (text: string): { words: string; to: string }[] =>
  piecesIn(parseMarks(text.replaceAll(pictures, ''))).flatMap((piece) => {
    if (typeof piece === 'string' || piece.mark !== 'link') return [];
    const words = piecesIn(piece.pieces).filter((each) => typeof each === 'string');
    return [{ words: words.join(''), to: piece.to }];
  });

/** Where they lead. */
export const markedLinks = (text: string): string[] => linksWithWords(text).map(({ to }) => to);

/** What is left as words of a text with marks. */
const wordsIn = (text: string): string[] =>
  piecesIn(parseMarks(text)).filter((piece) => typeof piece === 'string');

/** Two stars beside a word, a link without its address or with a blank or a sign too few. */
const halves = [
  /\*\*(?=\S)|(?<=\S)\*\*|\*\*\s.*\*\*/su,
  /\([^()]+\)\[(?:https?:|mailto:|tel:|link:|[/#])[^[\]\s]*\]/u,
  /\]\s*\((?:https?:|mailto:|tel:|link:|[/#])[^()]*\)?|\]\(\s*\)/su,
];

/** The first mark that is none, since a sign of it is missing. */
export const halfMark = (text: string): string | undefined =>
  wordsIn(text)
    .flatMap((words) => halves.flatMap((half) => half.exec(words)?.[0] ?? []))
    .at(0);

/** The text with such a mark as it was probably meant: completed, or without its signs. */
export const withoutHalfMarks = (text: string): string | undefined =>
  [
    text.replaceAll(
      /\]\((tel:)([^()]+)\)/g,
      (_, scheme, number: string) => `](${scheme}${number.replaceAll(/[^+\d]/g, '')})`,
    ),
    text.replaceAll(
      /\]\((https:[^()]+)\)/g,
      (_, to: string) => `](${to.trim().replaceAll(/\s+/g, '%20')})`,
    ),
    text.replaceAll(/\]\((https:[^()\s]*)\(([^()\s]*)\)([^()\s]*)\)/g, ']($1%28$2%29$3)'),
    text.replaceAll(/\]\s+\(/g, ']('),
    text.replaceAll(/\(([^()]+)\)\[([^[\]\s]+)\]/g, '[$1]($2)'),
    `${text})`,
    text.replaceAll(/\]\(\s*([^()\s]+)\s*\)/g, ']($1)'),
    text.replaceAll(/\*\*\s*([^*]*[^*\s])\s*\*\*/g, '**$1**'),
    text.replaceAll('**', ''),
  ].find((each) => each !== text && halfMark(each) === undefined);
