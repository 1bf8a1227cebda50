import { visibleText } from '../../src/schema/visible-text';

/** Characters per chunk: sending small texts one by one is slow. */
const pieceSize = 64 * 1024;

/** The same text in chunks. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceSize) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** Marks a file as UTF-8 for spreadsheets: its first character. */
export const byteOrderMark = '\uFEFF';

/**
 * A line of CSV (RFC 4180) that spreadsheets never run (OWASP, "CSV Injection"): every cell is quoted,
 * and a formula sign gets an apostrophe before it, as does a number that would lose digits. Control
 * characters are made visible.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

const formula = /[=+\-@＝＋－＠]/g;
/** A number that a spreadsheet shows as it stands, and adds up. */
const isNumber = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?$/;
/** A text that it would take for another number: telephone numbers and postal codes lose a zero, long ones digits. */
const otherNumber = /^\s*(?:0\d[\d\s.,'/-]*|\d{16,}\s*|\d+(?:[.,]\d+)?[eE][-+]?\d+\s*)$/;
/** Where some spreadsheets start a new cell: separators, and characters that they skip. */
const separator = /[;\t\r\n\v\f\u0085\u2028\u2029]/;
const passedOver = /[\s\p{Other}"']/u;

/**
 * Whether a spreadsheet with other separators would start a cell here. Looking back ends at a formula
 * sign, so each character is looked at once.
 */
const begins = (text: string, place: number): boolean => {
  for (let end = place; end > 0;) {
    const sign = /[\ud800-\udbff][\udc00-\udfff]$|[^]$/.exec(text.slice(Math.max(0, end - 2), end));
    const [found = ''] = sign ?? [];
    if (separator.test(found)) return true;
    if (!passedOver.test(found)) return false;
    end -= found.length;
  }
  return true;
};

/**
 * Formula signs are guarded at the start of a text, and after semicolons, tabs and line breaks too: a
 * spreadsheet that splits there ignores the quotes.
 */
const cell = (text: string): string => {
  const guarded = isNumber.test(text)
    ? text
    : (otherNumber.test(text) ? "'" : '') +
      text.replaceAll(formula, (sign, place: number) => (begins(text, place) ? `'${sign}` : sign));
  return `"${visibleText(guarded.replaceAll('"', '""'))}"`;
};
