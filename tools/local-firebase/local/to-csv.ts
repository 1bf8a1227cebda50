/**
 * CSV (RFC 4180) that spreadsheets read as UTF-8 and never run (OWASP, "CSV Injection"): every cell
 * is quoted, and a sign that would begin a formula gets an apostrophe before it.
 */
export function toCsv(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [columns, ...rows].map((cells) => cells.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

const FORMULA = new Set('=+-@＝＋－＠');
/** Where some spreadsheets see a new cell: what separates, and beside it what they pass over. */
const SEPARATOR = new Set(';\t\r\n\v\f\u0085\u2028\u2029');
const PASSED_OVER = /[\s\p{Other}"']/u;

/**
 * Signs that begin a formula are guarded at the start of a text, and after semicolons, tabs and line
 * breaks too: a spreadsheet that splits there finds quotes where they no longer mean anything. Each
 * sign is looked at once, so that time is linear.
 */
function cell(text: string): string {
  let begins = true;
  let guarded = '';
  for (const sign of text.replaceAll('"', '""')) {
    guarded += begins && FORMULA.has(sign) ? `'${sign}` : sign;
    begins = SEPARATOR.has(sign) || (begins && PASSED_OVER.test(sign));
  }
  return `"${guarded}"`;
}
